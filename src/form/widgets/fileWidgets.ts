export { FileDownloadWidget } from './FileDownloadWidget';
export { FileWidget } from './FileWidget';
