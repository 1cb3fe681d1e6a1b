import { useId, type CSSProperties } from 'react';
import './field.css';
import './slider.css';

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value as text, displayed and read by screen readers (`aria-valuetext`): "150 %". */
  readonly inWords: string;
}

/** Renders a range input for values where the exact number matters less; the arrow keys change the value. */
export const Slider = ({ label, min, max, step, value, onChange, inWords }: SliderProps) => {
  const id = useId();
  const lit = { '--lit': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        style={lit}
        aria-valuetext={inWords}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className="num quiet" aria-hidden="true">
        {inWords}
      </span>
    </div>
  );
};
