import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToolResponseView } from '../../src';
import { fixture } from './fixture';
import { isDrawn } from './isDrawn';

const meta = {
  title: 'View/MCP reference servers',
  component: ToolResponseView,
  args: { response: {}, onEvent: fn(), locale: 'en' },
} satisfies Meta<typeof ToolResponseView>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (name: string): Story => ({ args: { response: fixture(name) }, play: isDrawn });

export const EverythingAnnotated: Story = shows('mcp-annotated-error-both');
export const EverythingTextResource: Story = shows('reference-everything-text-resource');
export const EverythingBlobResource: Story = shows('reference-everything-blob-resource');
export const EverythingResourceLinks: Story = shows('reference-everything-resource-links');
export const EverythingStructured: Story = shows('reference-everything-structured');
export const EverythingGzip: Story = shows('reference-everything-gzip-link');
export const EverythingTaskWaits: Story = shows('reference-everything-task-waits');
export const EverythingTaskFailed: Story = shows('reference-everything-task-failed');
export const EverythingQuestion: Story = shows('elicit-reference-clarification');
export const EverythingAllFields: Story = shows('elicit-all-field-kinds');
export const EverythingElicited: Story = shows('reference-everything-elicited');
export const EverythingSampling: Story = shows('reference-everything-sampling-text');
export const FilesystemText: Story = shows('reference-filesystem-text-file');
export const FilesystemDirectory: Story = shows('reference-filesystem-directory');
export const FilesystemTree: Story = shows('reference-filesystem-tree');
export const FilesystemPicture: Story = shows('reference-filesystem-picture');
export const FilesystemSound: Story = shows('reference-filesystem-sound');
export const FilesystemOtherMedia: Story = shows('reference-filesystem-other-media');
export const FilesystemDenied: Story = shows('reference-filesystem-denied');
export const GitLog: Story = shows('reference-git-log');
export const GitDiff: Story = shows('reference-git-diff');
export const MemoryGraph: Story = shows('reference-memory-graph');
export const MemoryDeleted: Story = shows('reference-memory-deleted');
export const SequentialThinking: Story = shows('reference-sequentialthinking-step');
export const SequentialThinkingFailed: Story = shows('reference-sequentialthinking-failed');
export const TimeNow: Story = shows('reference-time-now');
export const TimeFailed: Story = shows('reference-time-failed');
export const FetchPage: Story = shows('reference-fetch-page');
export const FetchRefused: Story = shows('reference-fetch-refused');
