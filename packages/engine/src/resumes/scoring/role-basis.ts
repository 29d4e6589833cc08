import { weightsBasis } from '@nextrung/knowledge/roles/role-requirements'

/** Explains, as a sentence for the person, what the roles' required skills and weights are based on. */
export const roleBasis: string = weightsBasis
