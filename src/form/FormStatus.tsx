import type { FormStore } from './FormStore';
import { useNews } from './FormStore';

/** The form's one polite live region: what stands in the way of the submit, or what has just been done in a list. */
export function FormStatus({ store, summary }: { store: FormStore; summary: string }) {
  const news = useNews(store);
  return (
    <div className="tr-VisuallyHidden" role="status">
      {news || summary}
    </div>
  );
}
