import { weightsBasis } from '@nextrung/knowledge/roles/role-requirements'

/** What the roles' required skills and their weights rest on, as a sentence for the person. */
export const roleBasis: string = weightsBasis
