import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { startLayerEntries } from './layer-entries';

/**
 * Closes open layers with the browser's Back while mounted. Reaches the router's history through its context: a router of our own would
 * have the same two methods, in the first file of every visitor.
 */
export const useLayerEntries = (): void => {
  const { navigator } = useContext(NavigationContext);
  useEffect(() => startLayerEntries(navigator), [navigator]);
};
