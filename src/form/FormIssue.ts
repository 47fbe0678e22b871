/** Something that was wrong with a form's schema, uiSchema or data, and what was done about it. */
export interface FormIssue {
  /** What it is, in kebab case: `unknown-type`, `remote-ref`, `invalid-default`, … */
  code: string;
  /** JSON Pointer into the schema, the uiSchema or the data, with its name in front: `/schema/properties/a`. */
  path: string;
  /** For a developer, in English. */
  message: string;
  severity: 'warning' | 'error';
}

/** Collects issues while a form is read. */
export type ReportIssue = (code: string, path: string, message: string, severity?: FormIssue['severity']) => void;
