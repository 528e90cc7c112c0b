/** What a rule's id looks like, as the anchor of a link. */
export const RULE_ID = /^[A-Z]{2}-[A-Z0-9-]*\d+[a-z]?$/;
