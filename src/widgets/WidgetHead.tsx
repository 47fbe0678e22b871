import { createElement } from 'react';
import type { WidgetProps } from './WidgetProps';

interface WidgetHeadProps {
  title: string | undefined;
  description: string | undefined;
  headingLevel: WidgetProps['headingLevel'];
}

/** Title and description of a card whose one control is called like the card: the name is the control's, not the group's. */
export function WidgetHead({ title, description, headingLevel }: WidgetHeadProps) {
  if (!title && !description) return null;
  return (
    <div className="tr-Card-head">
      {title ? createElement(`h${headingLevel}`, { className: 'tr-Card-title', dir: 'auto' }, title) : null}
      {description ? (
        <div className="tr-Card-description" dir="auto">
          {description}
        </div>
      ) : null}
    </div>
  );
}
