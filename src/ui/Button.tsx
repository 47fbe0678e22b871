import { Button as AriaButton } from 'react-aria-components';
import type { ReactNode } from 'react';
import { usePressableStyle } from './pressableStyle';

export interface ButtonProps {
  children: ReactNode;
  /** `primary`: the one strong colour of a card; `secondary`: outlined; `quiet`: text alone; `danger`: destroys something. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** At work: keeps its width and its focus, takes no press, says `pendingText`. @default false */
  isPending?: boolean | undefined;
  pendingText?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** For a button whose content is an icon, or says too little on its own. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-pressed'?: boolean | undefined;
  id?: string | undefined;
  /** A square button for one icon. @default false */
  isIcon?: boolean | undefined;
  /** @default false */
  autoFocus?: boolean | undefined;
}

/** A button in one of four strengths. */
export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  isPending = false,
  pendingText,
  isDisabled = false,
  isIcon,
  onPress,
  ...rest
}: ButtonProps) {
  usePressableStyle();
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return (
    <AriaButton
      {...given}
      slot={null}
      type={type}
      className="tr-Button"
      data-variant={variant}
      data-icon={isIcon || undefined}
      isDisabled={isDisabled}
      isPending={isPending}
      {...(onPress ? { onPress: () => onPress() } : {})}
    >
      <span className="tr-Button-label" data-hidden={(isPending && pendingText !== undefined) || undefined}>
        {children}
      </span>
      {isPending && pendingText !== undefined && <span className="tr-Button-pending">{pendingText}</span>}
    </AriaButton>
  );
}
