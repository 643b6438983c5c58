const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all. What cannot is treated like an id of nothing: the database would throw. */
export const isUuid = (text: string): boolean => UUID.test(text);
