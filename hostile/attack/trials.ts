export type Trial = { id: string; title: string; run: () => Promise<{ faults: string[]; figures: string }> }

export const trials: readonly Trial[] = []
