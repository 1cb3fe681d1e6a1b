import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect } from '#storybook/story-expect.ts';
import { Slider, type SliderProps } from './slider';
import '#ui/design/tokens/foundations.css';

const ZoomSlider = (props: SliderProps): React.JSX.Element => {
  const [value, setValue] = useState(props.value);
  return (
    <div className="sb" style={{ maxWidth: '24rem' }}>
      <Slider {...props} value={value} onChange={setValue} inWords={`${value * 100} %`} />
    </div>
  );
};

const meta: Meta<typeof Slider> = {
  title: 'Design/Fields/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: { label: 'Zoom', min: 1, max: 4, step: 0.5, value: 2, onChange: fn() },
  render: (args) => <ZoomSlider key={args.value} {...args} />,
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    slider.focus();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '200 %');
  },
};
export const Light: Story = { ...Middle, globals: { theme: 'light' } };
export const AtMaximum: Story = { args: { value: 4 }, play: async ({ canvas }) => expect(canvas.getByRole('slider')).toHaveValue('4') };
