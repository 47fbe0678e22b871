import type { Tool } from '../tool';
import { accountTools } from './accounts';
import { appTools } from './apps';
import { blockTools } from './blocks';
import { careTools } from './care';
import { deliveryTools } from './deliveries';
import { inputTools } from './inputs';
import { leaveTools } from './leave';
import { oddityTools } from './oddities';
import { questionTools } from './questions';

/** Every tool of the playground's server, in the order in which the page lists them. */
export const tools: Tool[] = [
  ...leaveTools,
  ...accountTools,
  ...inputTools,
  ...careTools,
  ...blockTools,
  ...appTools,
  ...questionTools,
  ...deliveryTools,
  ...oddityTools,
];
