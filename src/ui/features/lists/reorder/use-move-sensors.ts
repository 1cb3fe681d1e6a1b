import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors, type SensorDescriptor, type SensorOptions } from '@dnd-kit/core';
import { orderCoordinates } from './order-coordinates';

/**
 * Returns how something is picked up: by mouse after 6 px, by touch after a short press, by keyboard with Space or Enter, then moved by the
 * arrow keys.
 */
export const useMoveSensors = (): SensorDescriptor<SensorOptions>[] =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: orderCoordinates }),
  );
