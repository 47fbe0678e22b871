import type { Catalogue } from '../message';

export default {} satisfies Catalogue;
