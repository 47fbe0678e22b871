import { useStrings } from '../ui';
import type { Message } from '../ui';
import type { StatusPart, Task } from '../model';
import type { BlockProps } from './BlockProps';
import * as words from './words';

const statusWords: Record<Task['status'], Message> = {
  working: words.working,
  input_required: words.waiting,
  completed: words.completed,
  failed: words.taskFailed,
  cancelled: words.cancelled,
};

/** Running or waiting work in one line: its state in our words, its message as exact text, and a retry where one is due. */
export function StatusBlock({ part, onRetry }: BlockProps<StatusPart>) {
  const { t } = useStrings();
  const { task, isRetry } = part;
  return (
    <div className="tr-StatusBlock" data-part="status" data-status={task?.status ?? 'retry'}>
      <span className="tr-StatusBlock-state">{t(task ? statusWords[task.status] : words.retryDue)}</span>
      {task?.message ? (
        <span className="tr-StatusBlock-message" dir="auto">
          {task.message}
        </span>
      ) : null}
      {isRetry && onRetry ? (
        <button type="button" className="tr-StatusBlock-retry" onClick={onRetry}>
          {t(words.retry)}
        </button>
      ) : null}
    </div>
  );
}
