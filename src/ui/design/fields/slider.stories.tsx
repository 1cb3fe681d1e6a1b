import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Slider } from './slider';
import '../tokens/foundations.css';

const Zoom = ({ from }: { readonly from: number }): React.JSX.Element => {
  const [value, setValue] = useState(from);
  return (
    <div className="sb" style={{ maxWidth: '24rem' }}>
      <Slider label="Zoom" min={1} max={4} step={0.5} value={value} onChange={setValue} inWords={`${value * 100} %`} />
    </div>
  );
};

const meta: Meta<typeof Zoom> = { title: 'Design/Fields/Slider', component: Zoom, args: { from: 2 } };
export default meta;
type Story = StoryObj<typeof Zoom>;

export const Half: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    slider.focus();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '200 %');
  },
};
export const Light: Story = { ...Half, globals: { theme: 'light' } };
export const AtTheEnd: Story = { args: { from: 4 }, play: async ({ canvas }) => expect(canvas.getByRole('slider')).toHaveValue('4') };
