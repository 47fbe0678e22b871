import { expect, waitFor } from 'storybook/test';

/** Waits until everything a view loads is here. */
export async function isDrawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('.tr-ToolResponse .tr-ToolResponse, [data-part]')).not.toBeNull(),
  );
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}
