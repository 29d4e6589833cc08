/** How long a browser and a network address are remembered as known for an account, as keyed hashes. */
export const knownDeviceRetentionDays = 90
