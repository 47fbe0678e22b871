import type { Feature } from './features';

/** How a feature may be given up. Source: protocol-droid, `DegradeRule`. */
export type DegradeRule =
  | 'StructuredContentToText'
  | 'DropAnnotations'
  | 'AudioToTextPlaceholder'
  | 'DropAudio'
  | 'DropImage'
  | 'DropResourceLink'
  | 'DropResource';

/** What a rule costs: nothing (another carrier), hints, or content. */
export type Loss = 'none' | 'flagged' | 'destructive';

/** One change that was made. */
export interface TranslationStep {
  rule: DegradeRule;
  /** The revision it was made for. */
  target: string;
  feature: Feature;
}

/** What a lowering changed, in order. */
export interface TranslationReport {
  target: string;
  steps: TranslationStep[];
  len: number;
  isEmpty: boolean;
  worstLoss: Loss;
  isLossless: boolean;
  isLosslessOrFlagged: boolean;
  /** Each once, in the order they were lost. */
  lostFeatures: Feature[];
  /** This report followed by another. */
  absorb: (other: TranslationReport) => TranslationReport;
}

const losses: Loss[] = ['none', 'flagged', 'destructive'];

/** What a rule costs. */
export function lossOf(rule: DegradeRule): Loss {
  return losses[costOf(rule)]!;
}

function costOf(rule: DegradeRule): number {
  return ['StructuredContentToText', 'DropAnnotations', rule].indexOf(rule);
}

/** The account of these steps. */
export function translationReport(target: string, steps: TranslationStep[]): TranslationReport {
  const worst = Math.max(0, ...steps.map(({ rule }) => costOf(rule)));
  return {
    target,
    steps,
    len: steps.length,
    isEmpty: steps.length === 0,
    worstLoss: losses[worst]!,
    isLossless: worst === 0,
    isLosslessOrFlagged: worst < 2,
    lostFeatures: [...new Set(steps.map(({ feature }) => feature))],
    absorb: (other) => translationReport(target, [...steps, ...other.steps]),
  };
}
