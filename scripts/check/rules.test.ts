import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import importRules from '../../.dependency-cruiser.mjs'
import { inRoot } from '../setup/root.mjs'
import { type Files, makeTree } from './testing/make-tree.ts'
import { plantedViolations } from './testing/planted-violations.ts'
import { validTree } from './testing/valid-tree.ts'

const check = (tree: string, names: string[] = []) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [inRoot('scripts/check.mjs'), '--tree', tree, ...names],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout }
}

/** One check's output: from its line to the next check's line. */
const saidBy = (stdout: string, name: string) =>
  stdout.split(/^(?=ok {3}|FAIL |Failed:|All )/m).find((part) => part.slice(5).startsWith(`${name} `)) ?? ''

const trees: string[] = []

const tree = (files: Files) => {
  const made = makeTree(files)
  trees.push(made)
  return made
}

afterAll(() => {
  for (const made of trees) rmSync(made, { recursive: true, force: true })
})

test('A valid tree passes every check', () => {
  const { status, stdout } = check(tree(validTree))
  expect(stdout).not.toContain('FAIL')
  expect(stdout).not.toContain('warning')
  expect(status).toBe(0)
})

describe('A tree with a violation of every rule', () => {
  let said = { status: null as number | null, stdout: '' }

  beforeAll(() => {
    const planted = Object.fromEntries(plantedViolations.map(({ path, text }) => [path, text]))
    said = check(tree({ ...validTree, ...planted }))
  })

  test('fails', () => {
    expect(said.status).toBe(1)
  })

  test.each(plantedViolations)('$check says "$says"', (planted) => {
    const block = saidBy(said.stdout, planted.check)
    expect(block).toMatch(/^FAIL/)
    expect(block).toContain(planted.says)
  })

  test('violates no import rule except the planted ones', () => {
    const expected = plantedViolations
      .filter((planted) => planted.check === 'imports')
      .map(({ says }) => says)
    const found = saidBy(said.stdout, 'imports')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => / -> /.test(line) && !line.includes('not-in-package-json'))
    expect(found.filter((line) => !expected.some((says) => line.startsWith(says)))).toEqual([])
  })
})

test('Every import rule has a planted violation', () => {
  const planted = plantedViolations.map(({ says }) => says.split(':')[0])
  expect(importRules.forbidden.map(({ name }) => name).filter((name) => !planted.includes(name))).toEqual([])
})

test('The import check fails when the tool misses a source file', () => {
  const blind = tree(validTree)
  const config = join(blind, '.dependency-cruiser.mjs')
  writeFileSync(config, readFileSync(config, 'utf8').replace("exclude: { path: '", '$&^packages/engine/|'))
  const { status, stdout } = check(blind, ['imports'])
  expect(stdout).toContain('not covered by the import rules: packages/engine/src/title-of.ts')
  expect(status).toBe(1)
})
