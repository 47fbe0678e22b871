import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, Button, Card, Checkbox, ComboBox, Link, NumberField, RadioGroup, TextField } from '../../src/ui';
import carbon from '../../src/ui/presets/carbon.css?inline';
import material from '../../src/ui/presets/material.css?inline';
import mcpApps from '../../src/ui/presets/mcp-apps.css?inline';
import shadcn from '../../src/ui/presets/shadcn.css?inline';
import { cities } from './held';
import './presetHosts.css';

const ignore = () => undefined;

function SmallForm({ id }: { id: string }) {
  return (
    <section className="tr-ToolResponse" aria-label={id}>
      <Card
        title="Order a card"
        description="It arrives within five working days."
        footer={
          <>
            <Button variant="primary">Order</Button>
            <Button>Save for later</Button>
            <Button variant="quiet">Not now</Button>
          </>
        }
      >
        <Banner>You can change the limit at any time.</Banner>
        <TextField
          label="E-mail address"
          value="kim@"
          onChange={ignore}
          isRequired
          errors={['Enter an e-mail address like name@example.com']}
        />
        <NumberField label="Monthly limit" value={1200} onChange={ignore} help="In euros." />
        <ComboBox label="City" value="oslo" onChange={ignore} options={cities} />
        <RadioGroup
          label="Delivery"
          value="post"
          onChange={ignore}
          options={[
            { id: 'post', label: 'By post' },
            { id: 'branch', label: 'At the branch' },
          ]}
        />
        <Checkbox label="I agree to the terms" isSelected onChange={ignore} />
        <Link href="https://example.com/terms">The terms of use</Link>
      </Card>
    </section>
  );
}

function Host({ name, preset }: { name: string; preset: string }) {
  return (
    <>
      <style>{`@scope (.host-${name}) { ${preset} }`}</style>
      <div className={`host host-${name}`} data-scheme="light">
        <SmallForm id={`${name}, light`} />
      </div>
      <div className={`host host-${name}`} data-scheme="dark">
        <SmallForm id={`${name}, dark`} />
      </div>
    </>
  );
}

const meta = { title: 'ui/Presets', component: Host } satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carbon: Story = { args: { name: 'carbon', preset: carbon } };
export const Shadcn: Story = { args: { name: 'shadcn', preset: shadcn } };
export const Material: Story = { args: { name: 'material', preset: material } };
export const McpApps: Story = { args: { name: 'mcp-apps', preset: mcpApps } };
