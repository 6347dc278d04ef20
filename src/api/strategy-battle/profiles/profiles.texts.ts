/** What both doors say of the operation. */
export const PROFILE_RESOLVE =
  'The effective profile and price of one model as bought, with a reason for every change. A choice that is not allowed is a finding, and the numbers are as if it were.';
