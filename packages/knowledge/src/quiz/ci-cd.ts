import type { SkillQuiz } from './quiz-question.ts'

export const ciCdQuiz: SkillQuiz = {
  skill: 'CI/CD',
  questions: [
    {
      id: 'ci-cd-01',
      difficulty: 'beginner',
      question:
        'The tests pass on your laptop but fail on the build server like this. What is the most likely cause?',
      code: {
        language: 'console',
        lines: [
          '$ npm ci && npm test',
          "Error: Cannot find package 'date-fns' imported from /build/src/invoice.js",
        ],
      },
      right: {
        text: 'The package was never added to `package.json`',
        why: 'On your laptop it happens to be installed. The server starts clean and installs only what manifest and lock file list.',
      },
      wrong: [
        {
          text: 'The server has too little memory for the tests',
          why: 'A lack of memory ends a process with another error. Here an import is not found.',
        },
        {
          text: 'The tests should be skipped when on the server',
          why: 'They have found a real defect: whoever clones the project gets the same error.',
        },
        {
          text: 'The server uses another branch than your laptop',
          why: 'It builds the commit that was pushed. That this commit does not list the package is the point.',
        },
      ],
    },
    {
      id: 'ci-cd-02',
      difficulty: 'beginner',
      question:
        'A pipeline builds the application anew for test, staging and production, from the same commit. What is the better practice?',
      right: {
        text: 'Build once and promote the same artifact',
        why: 'Two builds can differ by dependencies, tools or time. Only the artifact that was tested is known to work; configuration comes from outside.',
      },
      wrong: [
        {
          text: 'Build for production first and then for test',
          why: 'The order changes nothing: what runs in production would still not be what was tested.',
        },
        {
          text: 'Build on the servers that run the application',
          why: 'That puts build tools on production servers and makes each build different.',
        },
        {
          text: 'Build from a separate branch per environment',
          why: 'Then not even the source is the same, and fixes have to be merged several times.',
        },
      ],
    },
    {
      id: 'ci-cd-03',
      difficulty: 'beginner',
      question: 'Developers wait 35 minutes to learn of a typo. Which order of these steps is best?',
      code: {
        language: 'text',
        lines: [
          'end-to-end tests   25 min',
          'image build         6 min',
          'unit tests          3 min',
          'linter              1 min',
        ],
      },
      right: {
        text: 'Linter, unit tests, image build, end-to-end tests',
        why: 'Cheap checks that catch many mistakes come first, so that a run fails early and saves the expensive steps.',
      },
      wrong: [
        {
          text: 'End-to-end tests, unit tests, linter, image build',
          why: 'The slowest check would still stand in front of the quickest, and it has no image to test.',
        },
        {
          text: 'Image build, end-to-end tests, unit tests, linter',
          why: 'A typo would come out after 34 minutes, by the last step.',
        },
        {
          text: 'Unit tests, image build, end-to-end tests, linter',
          why: 'The linter takes one minute and finds typos; at the end it wastes all that ran before.',
        },
      ],
    },
    {
      id: 'ci-cd-04',
      difficulty: 'beginner',
      question: 'What should be changed in this job?',
      code: {
        language: 'yaml',
        lines: [
          'deploy:',
          '  runs-on: ubuntu-latest',
          '  env:',
          '    API_TOKEN: 9f2c41d7e0ab4c55',
          '  steps:',
          '    - uses: actions/checkout@v4',
          '    - run: ./deploy.sh',
        ],
      },
      right: {
        text: 'The token belongs in the secret store of the CI system',
        why: 'In the file it is readable for everybody who can read the repository, forever. The store injects it at run time; and this one has to be replaced.',
      },
      wrong: [
        {
          text: 'The token belongs in a `.env` file that is committed too',
          why: 'A committed `.env` is just another file of the repository.',
        },
        {
          text: 'The token should be encoded in Base64 in the same place',
          why: 'Base64 is no protection; anybody can decode it.',
        },
        {
          text: 'The token should be passed to the script as an argument',
          why: 'It would still be in the file, and in process lists and logs as well.',
        },
      ],
    },
    {
      id: 'ci-cd-05',
      difficulty: 'beginner',
      question: 'Your merge turned the main branch red, and the cause is not obvious. What should you do?',
      right: {
        text: 'Revert the change, then look for the cause in peace',
        why: 'A red main branch blocks everybody and hides further failures. Getting it green quickly comes first.',
      },
      wrong: [
        {
          text: 'Look for the cause, and revert it at the end of the day',
          why: 'Until then nobody can see whether their own changes work, and they pile up on a broken base.',
        },
        {
          text: 'Run the pipeline again until it happens to be green',
          why: 'A failure that comes with your merge is probably real. Repeating until it passes lets it through.',
        },
        {
          text: 'Disable the failing test until the next sprint starts',
          why: 'The test has just done its work; switched off, the defect goes to production.',
        },
      ],
    },
    {
      id: 'ci-cd-06',
      difficulty: 'beginner',
      question: 'Two tests fail in this step. What does the pipeline do?',
      code: {
        language: 'yaml',
        lines: ['steps:', '  - run: npm ci', '  - run: npm test || true', '  - run: ./deploy.sh production'],
      },
      right: {
        text: 'It deploys, as the step ends with exit code 0',
        why: 'CI judges a step by its exit code, and `|| true` turns every failure into success.',
      },
      wrong: [
        {
          text: 'It stops, as the tests write errors to the log',
          why: 'The content of the log is not interpreted; only the exit code counts.',
        },
        {
          text: 'It deploys, as tests never stop a pipeline',
          why: 'They do if the command ends with a code other than 0, as test runners do when a test fails.',
        },
        {
          text: 'It stops, as `npm test` ends with exit code 1',
          why: 'It does end with 1, but the shell then runs `true`, whose 0 is the result of the line.',
        },
      ],
    },
    {
      id: 'ci-cd-07',
      difficulty: 'beginner',
      question:
        'A reviewer wonders why no tests ran for a pull request from the branch `fix-total`. What is the reason?',
      code: {
        language: 'yaml',
        lines: ['on:', '  push:', '    branches: [main]', 'jobs:', '  test:', '    # …'],
      },
      right: {
        text: 'It only runs on pushes to `main`, so after the merge',
        why: 'Adding the trigger `pull_request` runs it on proposed changes, when a failure can still stop them.',
      },
      wrong: [
        {
          text: 'It only runs if the branch name starts with `main`',
          why: 'The filter compares whole names; and changing names would not make it a check of pull requests.',
        },
        {
          text: 'It only runs when the reviewer has approved first',
          why: 'Nothing in the file asks for an approval.',
        },
        {
          text: 'It only runs on releases, not on normal commits',
          why: '`push` on `main` covers each commit that arrives there, releases or not.',
        },
      ],
    },
    {
      id: 'ci-cd-08',
      difficulty: 'beginner',
      question: 'On hosted runners the second job fails with `dist: No such file or directory`. Why?',
      code: {
        language: 'yaml',
        lines: [
          'jobs:',
          '  build:',
          '    runs-on: ubuntu-latest',
          '    steps:',
          '      - uses: actions/checkout@v4',
          '      - run: npm ci && npm run build # writes dist/',
          '  publish:',
          '    needs: build',
          '    runs-on: ubuntu-latest',
          '    steps:',
          '      - uses: actions/checkout@v4',
          '      - run: ./upload.sh dist',
        ],
      },
      right: {
        text: 'Each job gets a fresh machine of its own',
        why: 'Files are not shared between jobs. Upload `dist` as an artifact in the first and download it in the second.',
      },
      wrong: [
        {
          text: 'The second job starts before the first ends',
          why: '`needs: build` makes it wait. The files are missing nevertheless.',
        },
        {
          text: 'The first job has to commit `dist` to Git',
          why: 'Build results do not belong in the repository; passing them on is what artifacts are for.',
        },
        {
          text: 'The second job runs on another system type',
          why: 'Both run on `ubuntu-latest`. It is another machine, not another system.',
        },
      ],
    },
    {
      id: 'ci-cd-09',
      difficulty: 'intermediate',
      question:
        'After an update of dependencies, jobs keep restoring the old cache and never save a new one. What do you change?',
      code: {
        language: 'yaml',
        lines: ['- uses: actions/cache@v4', '  with:', '    path: ~/.npm', '    key: npm-linux'],
      },
      right: {
        text: 'Add a hash of the lock file to the key',
        why: 'Caches are immutable per key: an exact hit is never saved again. A key from the content changes with the dependencies.',
      },
      wrong: [
        {
          text: 'Add the commit hash as the only key',
          why: 'Each commit would have a new key, so there would hardly ever be a hit.',
        },
        {
          text: 'Delete the directory before each job',
          why: 'The runner starts empty anyway; the old content comes from the cache.',
        },
        {
          text: 'Cache `node_modules` under this key',
          why: 'It would be outdated in the same way, with worse effects: wrong packages get used directly.',
        },
      ],
    },
    {
      id: 'ci-cd-10',
      difficulty: 'intermediate',
      question:
        'Three of 2,000 tests fail at random, about one run in five is red, and people rerun until it is green. What is the best way out?',
      right: {
        text: 'Take these three out of the gate, with an owner and a date to fix them',
        why: 'The gate is trustworthy again at once, and the tests are not forgotten. A flaky test may show a race in the product.',
      },
      wrong: [
        {
          text: 'Have the runner repeat every failed test up to five times by itself',
          why: 'It hides real races in all 2,000 tests, makes runs longer, and nothing is ever repaired.',
        },
        {
          text: 'Raise all time limits in the tests, as such failures come from load',
          why: 'Some may, but shared state, order and time are just as common causes. First find out which.',
        },
        {
          text: 'Allow merging on red if the author says that the failure is a known one',
          why: 'People get used to red, and real failures are waved through with the others.',
        },
      ],
    },
    {
      id: 'ci-cd-11',
      difficulty: 'intermediate',
      question:
        'Releases roll out server by server. The next one renames the column `fullname` to `name`. How do you do that without errors?',
      right: {
        text: 'Add `name` and write both, switch the reads, drop `fullname` later',
        why: 'Old and new code run side by side, and a rollback must work. Each step is compatible with the one before: expand, then contract.',
      },
      wrong: [
        {
          text: 'Rename the column right before the first server gets the new code',
          why: 'All servers with the old code fail until they have been replaced.',
        },
        {
          text: 'Rename the column right after the last server got the new code',
          why: 'The new code asks for `name` from the first server on, when it does not exist yet.',
        },
        {
          text: 'Rename the column in one transaction with the start of the servers',
          why: 'A database transaction cannot include deployments; the two versions still overlap for minutes.',
        },
      ],
    },
    {
      id: 'ci-cd-12',
      difficulty: 'intermediate',
      question:
        'A change to pricing passes all tests, but nobody knows how real orders will react. A mistake costs money with each order. Which way of releasing fits?',
      right: {
        text: 'A canary with a few percent of orders and automatic abort',
        why: 'Only few orders meet a possible mistake while real figures are compared, and it is withdrawn if they get worse.',
      },
      wrong: [
        {
          text: 'A blue-green switch of all orders, with the old one kept ready',
          why: 'Going back is quick, but until somebody notices, every order is affected.',
        },
        {
          text: 'A rolling update of all servers as fast as they can be drained',
          why: 'It avoids downtime but soon reaches all orders, whatever the figures say.',
        },
        {
          text: 'A longer test phase in staging, with copies of former orders',
          why: 'Worth doing, but it cannot show how real customers react to new prices.',
        },
      ],
    },
    {
      id: 'ci-cd-13',
      difficulty: 'intermediate',
      question:
        'Two merges follow each other within a minute. Sometimes the older commit ends up in production. What is missing in the deployment job?',
      code: {
        language: 'yaml',
        lines: [
          'on: { push: { branches: [main] } }',
          'jobs:',
          '  deploy:',
          '    runs-on: ubuntu-latest',
          '    steps:',
          '      - uses: actions/checkout@v4',
          '      - run: ./deploy.sh production',
        ],
      },
      right: {
        text: 'A concurrency group, so that deployments run one at a time',
        why: 'Both runs work in parallel, and the slower one wins. A group for production lets one run deploy at a time, and a newer run replaces a waiting one. As GitHub does not strictly guarantee the order, careful scripts also refuse an older commit.',
      },
      wrong: [
        {
          text: 'A timeout, so that a slow deployment is stopped in good time',
          why: 'The older one is not stuck but merely slower, and stopping it halfway can do harm.',
        },
        {
          text: 'A retry, so that the newer commit is deployed one more time',
          why: 'The newer run succeeded, so nothing would trigger a retry.',
        },
        {
          text: 'A full checkout, so that the job knows which commit is newer',
          why: 'Each run correctly deploys its own commit. It is the order between runs that is not ensured.',
        },
      ],
    },
    {
      id: 'ci-cd-14',
      difficulty: 'intermediate',
      question:
        'A new checkout will take eight weeks. So far such work was done on a branch, and the merge took days. What do you suggest?',
      right: {
        text: 'Merge small steps daily, hidden behind a flag',
        why: 'Integration stays cheap since differences stay small; the flag separates deploying from releasing.',
      },
      wrong: [
        {
          text: 'Merge the main branch into it twice a week',
          why: 'It eases the last merge, but others do not see the work, and the release is still one big step.',
        },
        {
          text: 'Merge at the end, but freeze main meanwhile',
          why: 'It stops everybody else for eight weeks.',
        },
        {
          text: 'Move the work to a repository of its own',
          why: 'It drifts further apart, with even less tooling for bringing it together.',
        },
      ],
    },
    {
      id: 'ci-cd-15',
      difficulty: 'intermediate',
      question:
        'Ten minutes after a release, errors rise. The last release ran well, and no schema has changed. What is the fastest safe way back?',
      right: {
        text: 'Deploy the stored artifact of the previous release',
        why: 'It is built, tested and known to work here; no pipeline has to run first. The cause is found afterward.',
      },
      wrong: [
        {
          text: 'Revert the commit and let the pipeline build it',
          why: 'It gets the code right but takes a whole pipeline run, and yields a new build that never ran.',
        },
        {
          text: 'Restore the servers from the last nightly backup',
          why: 'That would also bring back old data and takes far longer than needed.',
        },
        {
          text: 'Fix the defect directly and deploy a hotfix build',
          why: 'Finding and fixing under pressure takes unknown time, while users have errors.',
        },
      ],
    },
    {
      id: 'ci-cd-16',
      difficulty: 'intermediate',
      question:
        'You want to know on which of the six combinations the tests fail. The first failure cancels the other jobs. What do you set?',
      code: {
        language: 'yaml',
        lines: [
          'strategy:',
          '  matrix:',
          '    os: [ubuntu-latest, windows-latest]',
          '    node: [20, 22, 24]',
        ],
      },
      right: {
        text: '`fail-fast: false` in the strategy',
        why: 'By default a failing job of a matrix cancels the rest. Without that, all six run to their end.',
      },
      wrong: [
        {
          text: '`continue-on-error: true` in the job',
          why: 'The others would go on, but a failure would no longer turn the workflow red.',
        },
        {
          text: '`max-parallel: 1` in the strategy',
          why: 'They would run one after another, and a failure would still cancel those that wait.',
        },
        {
          text: '`if: always()` at the step of the tests',
          why: 'It concerns earlier steps of the same job and not the cancelling of other jobs.',
        },
      ],
    },
    {
      id: 'ci-cd-17',
      difficulty: 'expert',
      question: 'A public repository labels and tests contributions by this workflow. What is the danger?',
      code: {
        language: 'yaml',
        lines: [
          'on: pull_request_target',
          'jobs:',
          '  test:',
          '    runs-on: ubuntu-latest',
          '    steps:',
          '      - uses: actions/checkout@v4',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of the workflow
          '        with: { ref: "${{ github.event.pull_request.head.sha }}" }',
          '      - run: npm ci && npm test',
        ],
      },
      right: {
        text: 'Code of strangers runs where the secrets of the repository are',
        why: '`pull_request_target` runs with the rights of the base repository. Checking out and executing the fork lets anyone take its token. Test on `pull_request`.',
      },
      wrong: [
        {
          text: 'Code of strangers is merged as soon as its tests are green',
          why: 'Nothing here merges. The harm is done while the tests run.',
        },
        {
          text: 'Code of the base branch is tested and not that of the stranger',
          why: 'That is the default of this trigger, but the explicit `ref` checks out the contribution.',
        },
        {
          text: 'Code of strangers cannot be fetched, so that tests always fail',
          why: 'The head commit of a fork can be fetched; it works, which is the danger.',
        },
      ],
    },
    {
      id: 'ci-cd-18',
      difficulty: 'expert',
      question: 'Who can run commands of their choice in this step, and how do you prevent it?',
      code: {
        language: 'yaml',
        lines: [
          'on: issues',
          'jobs:',
          '  greet:',
          '    runs-on: ubuntu-latest',
          '    steps:',
          '      - run: |',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of the workflow
          '          echo "New issue: ${{ github.event.issue.title }}"',
        ],
      },
      right: {
        text: 'Whoever opens an issue; pass the title as an environment variable',
        why: 'The expression is pasted into the script before the shell runs, so a title such as `$(curl …)` is executed. A variable is only data to the shell.',
      },
      wrong: [
        {
          text: 'Whoever opens an issue; put the expression in single quotes there',
          why: 'The title is pasted in before any quoting applies, and one with a single quote in it breaks out.',
        },
        {
          text: 'Whoever can push to the repository; protect the default branch',
          why: 'Those with write access can change workflows anyway. Here an outsider can do it by a title.',
        },
        {
          text: 'Nobody, as `echo` only prints what it is given as its arguments',
          why: '`echo` does, but the shell evaluates `$(…)` in double quotes before `echo` gets anything.',
        },
      ],
    },
    {
      id: 'ci-cd-19',
      difficulty: 'expert',
      question:
        'A workflow with access to production uses the third-party action `acme/upload@v3`. What protects best against the action being taken over?',
      right: {
        text: 'Reference it by its full commit SHA, updated by reviewed changes',
        why: 'Whoever controls the repository can move a tag or branch. A commit hash cannot be pointed at other content.',
      },
      wrong: [
        {
          text: 'Reference it by an exact tag such as `v3.2.1` in place of `v3`',
          why: 'An exact tag looks fixed but can be moved like any other; this is how real attacks worked.',
        },
        {
          text: 'Reference it by `main`, so that security fixes come in at once',
          why: 'Then a malicious commit also comes in at once.',
        },
        {
          text: 'Reference only actions whose publisher carries a verified badge',
          why: 'A badge says who the publisher is. It does not help when that account is compromised.',
        },
      ],
    },
    {
      id: 'ci-cd-20',
      difficulty: 'expert',
      question:
        'Two pull requests are green. One renames a function; the other adds a call to its old name. After both are merged, main is broken. What prevents this at 80 merges a day?',
      right: {
        text: 'A merge queue that tests each change on top of those ahead of it',
        why: 'Each was tested against an older main. A queue tests the state that will actually arise, in batches if need be, before it becomes main.',
      },
      wrong: [
        {
          text: 'A rule that every branch be up to date with main before merging',
          why: 'It would be right, but at 80 merges a day every merge makes all others outdated, and people race each other.',
        },
        {
          text: 'A second approval by somebody who has read both of the changes',
          why: 'Nobody can keep all pairs of open changes in mind. A machine can test them.',
        },
        {
          text: 'A nightly run of the full tests on main that reports to the team',
          why: 'It finds the break hours later, with up to 80 suspects.',
        },
      ],
    },
    {
      id: 'ci-cd-21',
      difficulty: 'expert',
      question:
        'A cloud role for production trusts tokens of the CI system under this condition on their subject. What is wrong with it?',
      code: {
        language: 'json',
        lines: ['"StringLike": {', '  "token.actions.githubusercontent.com:sub": "repo:acme/shop:*"', '}'],
      },
      right: {
        text: 'Any workflow on any branch of that repository gets the role',
        why: 'The star admits feature branches and pull requests. Restrict it to an environment or branch, such as `repo:acme/shop:environment:production`.',
      },
      wrong: [
        {
          text: 'Any repository of the organization is able to get the role',
          why: 'That would be `repo:acme/*`. Here the repository is fixed and the rest is open.',
        },
        {
          text: 'Any holder of an old token can use it again after months',
          why: 'These tokens expire within minutes, which is what makes them better than stored keys.',
        },
        {
          text: 'Any wildcard is refused, so that no workflow gets the role',
          why: '`StringLike` does evaluate wildcards. It would be `StringEquals` that takes the star literally.',
        },
      ],
    },
    {
      id: 'ci-cd-22',
      difficulty: 'expert',
      question:
        'A canary with fresh processes is compared with the servers that have been running for a week, and often “fails” for higher latency. How do you make the comparison fair?',
      right: {
        text: 'Start a baseline of the old version at the same time and size',
        why: 'Cold caches, new connections and just-in-time compilation then affect both sides alike, and what remains is the change.',
      },
      wrong: [
        {
          text: 'Raise the threshold until canaries do not fail any more',
          why: 'Real regressions of that size would pass as well.',
        },
        {
          text: 'Compare the canary with its figures of the day before',
          why: 'It did not exist the day before; and traffic changes from day to day.',
        },
        {
          text: 'Send the canary much more traffic, so that it warms up',
          why: 'It exposes more users to an unproven version, and the comparison stays uneven.',
        },
      ],
    },
    {
      id: 'ci-cd-23',
      difficulty: 'expert',
      question:
        'All jobs run in parallel where their needs allow. Which measure shortens the way to production most?',
      code: {
        language: 'text',
        lines: [
          'build        8 min',
          'unit         9 min   needs: build',
          'lint         6 min',
          'e2e         14 min   needs: build',
          'scan        12 min   needs: build',
          'deploy       5 min   needs: unit, lint, e2e, scan',
        ],
      },
      right: {
        text: 'Cutting `build` from 8 to 4 minutes',
        why: 'The critical path is build, e2e, deploy: 27 minutes. This saves 4; anything in e2e beyond 2 minutes is eaten up by scan.',
      },
      wrong: [
        {
          text: 'Cutting `e2e` from 14 to 7 minutes',
          why: 'Then `scan`, 12 minutes, is the longest, so only 2 minutes are saved.',
        },
        {
          text: 'Cutting `unit` from 9 to 2 minutes',
          why: '`unit` runs beside the longer `e2e`, so nothing is saved.',
        },
        {
          text: 'Cutting `scan` from 12 to 5 minutes',
          why: '`scan` is not on the critical path; `e2e` still takes 14 minutes.',
        },
      ],
    },
    {
      id: 'ci-cd-24',
      difficulty: 'expert',
      question:
        'A company runs its own build machines, which live for months and serve both pull requests from forks and releases. What is the main risk?',
      right: {
        text: 'A job can leave something behind that a later release picks up',
        why: 'Changed tools, caches or background processes survive the job. Use throwaway runners, and separate ones for untrusted code.',
      },
      wrong: [
        {
          text: 'A job can be slower than on machines hosted by the provider',
          why: 'Possible, but a matter of cost. The mixture of trust is what endangers releases.',
        },
        {
          text: 'A job can be lost when its machine is restarted for a patch',
          why: 'A lost job is run again. It does no lasting harm.',
        },
        {
          text: 'A job can fail as the tools on the machine become outdated',
          why: 'A visible failure that an update cures, unlike a release that was tampered with.',
        },
      ],
    },
  ],
}
