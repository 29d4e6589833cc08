import { screenPaths } from '@nextrung/contract/screens'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the server answers exactly the paths that have a screen', () => {
  expect(Object.values(paths).toSorted()).toEqual([...screenPaths].toSorted())
})
