import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { CalendarIcon } from './thingIcons';
import * as words from './dateWords';
import { usePressableStyle } from './pressableStyle';
import { useStrings } from './strings/StringsProvider';
import { ThemedPopover } from './ThemedPopover';

export interface DatePopoverProps {
  /** The id of the label the button belongs to. */
  labelId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDisabled: boolean;
  children: ReactNode;
}

/** The calendar button inside a date's box, and what it opens. Escape and a click outside close it. */
export function DatePopover({ labelId, isOpen, onOpenChange, isDisabled, children }: DatePopoverProps) {
  const { t } = useStrings();
  usePressableStyle();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        slot={null}
        className="tr-ControlGroup-button tr-DatePopover-button"
        aria-label={t(words.openCalendar)}
        aria-describedby={labelId}
        isDisabled={isDisabled}
      >
        <CalendarIcon />
      </Button>
      <ThemedPopover className="tr-DatePopover" placement="bottom end" offset={4} containerPadding={8}>
        <Dialog className="tr-DatePopover-dialog" aria-label={t(words.calendar)}>
          {children}
        </Dialog>
      </ThemedPopover>
    </DialogTrigger>
  );
}
