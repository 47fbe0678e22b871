import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import './File.css';
import { FileDownload } from './FileDownload';
import { FileField } from './FileField';
import type { FileFieldProps } from './FileField';

type Reference = { fileName: string; url: string };
const csv = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'text/csv' });
const stored = (file: File): Promise<Reference> =>
  Promise.resolve({ fileName: file.name, url: 'https://files.example/1' });

async function draw(props: Partial<FileFieldProps<Reference>> = {}) {
  const onChange = vi.fn();
  const onDraftChange = vi.fn();
  function Stateful() {
    const [value, setValue] = useState(props.value ?? []);
    return (
      <FileField<Reference>
        label="Credentials"
        buttonLabel="Add files"
        uploadFile={stored}
        onDraftChange={onDraftChange}
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const screen = await render(<Stateful />);
  return { onChange, onDraftChange, screen, input: page.getByLabelText('Add files') };
}

const dataOf = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

test('answers with the references of the files the host has stored', async () => {
  const { onChange, input } = await draw();
  await userEvent.upload(input, [csv("o'brien é.csv"), csv('b c.csv')]);
  await expect.element(page.getByText("o'brien é.csv")).toBeVisible();
  expect((onChange.mock.lastCall![0] as Reference[]).map(({ fileName }) => fileName)).toEqual([
    "o'brien é.csv",
    'b c.csv',
  ]);
});

test('refuses type, size and count before a byte is read, each with its reason', async () => {
  const uploadFile = vi.fn(stored);
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const { onChange, input } = await draw({ uploadFile, accept: ['.csv'], maxBytes: 1024, maxFiles: 1 });
  await userEvent.upload(input, csv('a.csv'));
  await expect.element(page.getByText('a.csv', { exact: true })).toBeVisible();
  const before = read.mock.calls.length;
  input
    .element()
    .closest('.tr-FileDrop')!
    .dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: dataOf(csv('b.exe'), csv('c.csv', 2048), csv('d.csv')),
        bubbles: true,
        cancelable: true,
      }),
    );
  await expect.element(page.getByText('Not added: the type must be one of .csv.', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Not added: it has 2 kB, at most 1 kB is allowed.', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByText('Not added: only 1 file is allowed. Remove the other one first.', { exact: true }))
    .toBeVisible();
  expect(uploadFile).toHaveBeenCalledTimes(1);
  expect(read.mock.calls.length).toBe(before);
  expect(onChange).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('takes a pasted file', async () => {
  const { onChange, input } = await draw();
  input
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: dataOf(csv('pasted.csv')), bubbles: true, cancelable: true }),
    );
  await vi.waitFor(() => expect((onChange.mock.lastCall![0] as Reference[])[0]!.fileName).toBe('pasted.csv'));
});

test('shows progress, holds the answer back meanwhile, and stops when asked', async () => {
  let stopped = false;
  const { onChange, onDraftChange, input } = await draw({
    uploadFile: (_, { signal, onProgress }) => {
      onProgress(0.4);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new Error('aborted'));
        });
      });
    },
  });
  await userEvent.upload(input, csv('a.csv'));
  await expect.element(page.getByRole('progressbar', { name: 'a.csv' })).toHaveAttribute('value', '0.4');
  expect(onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'sending' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel a.csv' }));
  expect(stopped).toBe(true);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps a file that failed, without the words meant for programs, and sends it again', async () => {
  let attempts = 0;
  const { onChange, onDraftChange, input } = await draw({
    uploadFile: (file) => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('ECONNRESET at 10.0.0.1')) : stored(file);
    },
  });
  await userEvent.upload(input, csv('a.csv'));
  await expect.element(page.getByText('It could not be sent.', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('ECONNRESET');
  await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'failed' })));
  await userEvent.click(page.getByRole('button', { name: 'Retry a.csv' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

test('removes a file that was there before', async () => {
  const { onChange, input } = await draw({ value: [{ fileName: 'old.pdf', url: 'javascript:alert(1)' }] });
  expect(document.querySelector('a')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Remove old.pdf' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  await expect.element(input).toHaveFocus();
});

test('says that files cannot be sent where the host takes none', async () => {
  await draw({ uploadFile: undefined });
  await expect.element(page.getByText('Files cannot be sent from here.')).toBeVisible();
  await expect.element(page.getByLabelText('Add files')).not.toBeInTheDocument();
});

test('stops what is on its way when it is taken off the page', async () => {
  const signals: AbortSignal[] = [];
  const { screen, input } = await draw({
    uploadFile: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  await userEvent.upload(input, csv('a.csv'));
  await screen.unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('offers a file by its name, and no link without a checked address', async () => {
  const { rerender } = await render(
    <FileDownload label="Report" fileName="rapport é.pdf" href="https://files.example/r.pdf" />,
  );
  const link = page.getByRole('link', { name: 'rapport é.pdf' });
  await expect.element(link).toHaveAttribute('href', 'https://files.example/r.pdf');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await rerender(<FileDownload label="Report" fileName="rapport é.pdf" href={undefined} />);
  await expect.element(page.getByText('rapport é.pdf')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
