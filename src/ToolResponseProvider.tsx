import { useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { memoryDrafts } from './drafts';
import { SettingsContext } from './settings';
import type { ToolResponseSettings } from './settings';

export interface ToolResponseProviderProps extends ToolResponseSettings {
  children: ReactNode;
}

/** Gives every view inside the same settings once; a view's own props win. Without `drafts` answers are kept in memory. */
export function ToolResponseProvider({ children, ...settings }: ToolResponseProviderProps) {
  const outer = useContext(SettingsContext);
  const [ownDrafts] = useState(memoryDrafts);
  const dependencies = Object.values(settings);
  const value = useMemo(
    () => ({ ...outer, ...settings, drafts: settings.drafts ?? outer.drafts ?? ownDrafts }),
    [outer, ownDrafts, Object.keys(settings).join(), ...dependencies],
  );
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
}
