const lines = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at + 1)).join('\n')

/** A criterion, work that meets it, and what does not, each with what the program says. */
type Case = [id: string, criterion: number, right: string, wrong: [answer: string, problem: string][]]

/** Work on criteria of every kind. */
export const checkedWork: Case[] = [
  [
    'messy-file-to-clean-table',
    1,
    '| lines in the file | loaded | rejected | duplicates |\n|---|---|---|---|\n| 1,200 | 1,000 | 150 | 50 |',
    [
      ['1200 | 1000 | 150 | 49', 'Line 1: loaded, rejected, duplicates do not add up to lines in the file.'],
      ['1200 | 1000 | 150', 'Line 1: duplicates is missing.'],
      ['1200;many;150;50', 'Line 1: loaded has to be a number in the digits 0 to 9.'],
    ],
  ],
  [
    'four-minute-report',
    1,
    '240 s\t4.5 s',
    [['240 | 5', 'Line 1: before has to be at least 50 times after.']],
  ],
  [
    'four-minute-report',
    3,
    'reading | O(n²) | O(n)\njoining | O(n * m) | O(n + m)\nsorting | O(n^2) | O(n log n)',
    [
      [
        'reading | slow | fast\njoining | O(n) | O(n)\nsorting | O(n) | O(n)',
        'Line 1: before has to look like O(n).',
      ],
    ],
  ],
  [
    'blind-code-review',
    0,
    'A | a | bug\nB | b | question\nC | c | naming\nC | d | style\nC | e | bug',
    [
      ['A | a | bug', 'There have to be at least 3 different values for review; there are 1.'],
      ['A | a | style\nB | b | style\nC | c | bug', 'At most 20% of the lines may say “style”; 2 of 3 do.'],
    ],
  ],
  [
    'design-tokens-to-components',
    2,
    'light | text | #333 | #ffffff\nlight | control | #767676 | #fff\ndark | text | #eee | #111\ndark | control | #888 | #111',
    [
      [
        'light | text | #aaa | #fff\nlight | control | #767676 | #fff\ndark | text | #eee | #111\ndark | control | #888 | #111',
        'Line 1: the contrast is too low, below 4.5 for text or 3 for a control.',
      ],
      [lines(4, () => 'light | text | grey | #fff'), 'Line 1: color has to be a color such as #1a2b3c.'],
    ],
  ],
  [
    'design-tokens-to-components',
    0,
    '.button { color: var(--ink); }',
    [['.button { color: var(--ink); border-color: #0af; }', 'It still has a hexadecimal color: “#0af”.']],
  ],
  [
    'core-web-vitals-budget',
    0,
    lines(10, (at) => `${at < 7 ? 2.4 : 3} | 0.05 | 150`),
    [
      [lines(10, () => '3.1 | 0.05 | 150'), 'The median of LCP in seconds is 3.1; it has to be at most 2.5.'],
      [lines(9, () => '2 | 0 | 1'), 'There have to be at least 10 lines; there are 9.'],
    ],
  ],
  [
    'shop-questions-in-sql',
    3,
    `${lines(4, () => 'SELECT rank() OVER (ORDER BY total) FROM sales;')}
     SELECT * FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer = c.id);
     SELECT c.* FROM customers c LEFT JOIN orders o ON o.customer = c.id WHERE o.id IS NULL;`,
    [['SELECT 1;', 'It needs a window function at least 4 times; there are 0.']],
  ],
  [
    'shop-questions-in-sql',
    1,
    '60.3\n10.1\n20.1\n30.1',
    [['60\n10\n20\n31', 'The first line has to be the sum of the others, which is 61.']],
  ],
  [
    'pipeline-that-refuses',
    0,
    lines(5, (at) => `https://github.com/me/app/pull/${at} | Types`),
    [
      [
        lines(5, (at) => `https://github.com/me/app/issues/${at} | Types`),
        'Line 1: pull request has to be a link to a pull request or merge request.',
      ],
      [
        lines(5, () => 'https://gitlab.com/me/app/-/merge_requests/7 | Lint'),
        '“https://gitlab.com/me/app/-/merge_requests/7” is there more than once.',
      ],
      [
        lines(5, () => 'javascript:alert(1)//pull/7 | Lint'),
        'Line 1: pull request has to be a link to a pull request or merge request.',
      ],
    ],
  ],
  [
    'two-servers-with-ansible',
    0,
    'one : ok=9 changed=0 unreachable=0 failed=0\ntwo : ok=9 changed=0 unreachable=0 failed=0',
    [
      ['one : ok=9 changed=0 failed=0', 'It needs a server with `changed=0` at least 2 times; there are 1.'],
      ['one : changed=0 failed=0\ntwo : changed=0 failed=2', 'It still has a failure: “failed=2”.'],
    ],
  ],
  [
    'kubernetes-survives-bad-release',
    2,
    'apiVersion: policy/v1\nkind: PodDisruptionBudget\nspec:\n  minAvailable: 2\n  selector:\n    matchLabels: { app: web }',
    [
      [
        'kind: PodDisruptionBudget\nspec: { minAvailable: 1, selector: {} }',
        'It does not hold that it keeps at least two replicas.',
      ],
      ['kind: [', 'This could not be read as YAML.'],
    ],
  ],
  [
    'least-privilege-policies',
    1,
    '[{"Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "arn:aws:s3:::pictures/*"}]}]',
    [
      [
        '{"Statement": [{"Effect": "Deny", "Action": "*", "Resource": "*"}, {"Effect": "Allow", "Action": ["s3:*"], "Resource": ["*"]}]}',
        'Statement 2 allows a wildcard action on every resource.',
      ],
      ['{}', 'There is no policy in this, or a statement without an Effect.'],
      ['nonsense', 'This is not JSON. Paste one policy, or several as a list.'],
    ],
  ],
  [
    'address-plan-for-three-regions',
    0,
    'a | region | 10.0.0.0/16\na | subnet | 10.0.0.0/18\nb | region | 10.1.0.0/16\nb | subnet | 10.1.0.0/18\nc | region | 10.2.0.0/16\nc | subnet | 10.2.64.0/18',
    [
      [
        'a | region | 10.0.0.0/16\na | subnet | 10.0.0.0/18\na | subnet | 10.0.32.0/19\nb | region | 10.1.0.0/16\nb | subnet | 10.1.0.0/18\nc | region | 10.2.0.0/16',
        'Lines 2 and 3 overlap.',
      ],
      [
        'a | region | 10.0.0.0/16\na | subnet | 10.0.0.0/17\na | subnet | 10.0.128.0/18\nb | region | 10.1.0.0/16\nb | subnet | 10.1.0.0/18\nc | region | 10.2.0.0/16',
        'The region in line 1 has less than half of its addresses free.',
      ],
      [
        'a | region | 10.0.0.0/16\na | subnet | 10.9.0.0/18\nb | region | 10.1.0.0/16\nb | subnet | 10.1.0.0/18\nc | region | 10.2.0.0/16\nc | subnet | 10.2.64.0/18',
        'Line 2 lies outside its region.',
      ],
      [
        lines(6, () => 'a | region | 10.0.0.1/16'),
        'Line 1: range has to be a range of addresses such as 10.1.0.0/16.',
      ],
    ],
  ],
  [
    'same-system-on-azure',
    0,
    lines(10, (at) => `need ${at} | answer | https://learn.microsoft.com/azure/${at}`),
    [
      [
        lines(10, (at) => `need ${at} | answer | https://learn.microsoft.com.example.org/${at}`),
        'Line 1: documentation has to be a page of learn.microsoft.com.',
      ],
    ],
  ],
  [
    'bill-that-grew',
    0,
    'storage | $9,400\ntraffic | 7000',
    [
      ['storage | 9,400', 'There have to be at least 2 lines; there is 1.'],
      ['a | 9,400\nb | 7,001', 'It adds up to 16401, not to 16400.'],
    ],
  ],
  [
    'money-at-month-four',
    0,
    'spent: 315,000',
    [
      ['285,000', 'Line 1: spent has to be 315000.'],
      ['9'.repeat(19_000), 'Line 1: spent has to be a number in the digits 0 to 9.'],
    ],
  ],
  ['money-at-month-four', 1, '0,60 | 0.79', [['0.8 | 0.79', 'Line 1: cost index has to be at most 0.61.']]],
  [
    'schedule-with-critical-path',
    0,
    'a | none\nb | a\nc | a\nd | b, c\ne | d',
    [
      [
        'a | none\nb | none\nc | a\nd | b, c\ne | d',
        '“b” has no predecessor. Only the first task may have none.',
      ],
      ['a | none\nb | a\nc | a\nd | b\ne | d', '“c” has no successor. Only the last task may have none.'],
      ['a | none\nb | a, d\nc | b\nd | c\ne | d', '“b” waits for itself.'],
      ['a | none\nb | a\nc | b\nd | x\ne | d', '“d” follows “x”, which is not in the list.'],
    ],
  ],
  [
    'schedule-with-critical-path',
    2,
    'Ada | 1 | 60\nAda | 1 | 40\nBo | 1 | 100\nAda | 2 | 100',
    [
      [
        'Ada | 1 | 60\nAda | 1 | 50\nBo | 1 | 100\nAda | 2 | 100',
        '“ada, 1” adds up to 110, which is more than 100.',
      ],
    ],
  ],
  [
    'vague-epic-sliced',
    1,
    '- Pay by card\n- Pay later\n- Refund',
    [['Pay by card\nDatabase tables\nRefund', 'Line 2: slice must not say “database”.']],
  ],
  [
    'firewall-from-sentences',
    0,
    lines(
      6,
      (at) => `lab | zone ${at} | ${at % 2 ? 'allowed' : 'Refused'} | ${at % 2 ? 'Allowed' : 'refused'}`,
    ),
    [
      [
        lines(6, (at) => `lab | zone ${at} | ${at % 2 ? 'allowed' : 'refused'} | allowed`),
        'Line 2: observed and expected differ.',
      ],
    ],
  ],
  [
    'working-agreement',
    3,
    lines(8, (at) => `${at}. We review within ${at} hours`),
    [[lines(9, (at) => `${at}. One`), 'There may be at most 8 lines; there are 9.']],
  ],
  [
    'ready-for-the-sale',
    0,
    '1150 | 1000',
    [['1300 | 1000', 'Line 1: predicted and measured are too far apart.']],
  ],
  [
    'no-oversold-tickets',
    1,
    '500\n503\n500\n500\n500',
    [['500\n500\n500\n500\n500', 'At least one sold has to be 501 or more.']],
  ],
]
