import type { OpenQuestion } from '../open-question.ts'

export const programmingIntermediate: readonly OpenQuestion[] = [
  {
    id: 'programming-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
    ],
    skills: ['Debugging', 'Troubleshooting'],
    tags: ['debugging', 'production', 'reproduction'],
    question:
      'A handful of users report that saving a form sometimes fails. It works on your machine and in the test environment. How do you proceed?',
    keyPoints: [
      {
        cue: 'Where you start',
        point:
          'Collects facts from the affected cases: time, account, input, version, error, and looks them up in logs and traces',
        weight: 3,
        essential: true,
        said: [
          'I take one concrete report and find that request in the logs by user and minute',
          'First I gather: who, when, which browser, what they typed, and the error tracker entry',
          'Get a request id from support and follow it through the system',
        ],
      },
      {
        cue: 'How you narrow it down',
        point: 'Looks for what the failing cases have in common and the working ones do not',
        weight: 3,
        essential: true,
        said: [
          'Do all of them have a long name, an old app version, the same region? I search the pattern',
          'I compare a good request with a bad one side by side',
          'Maybe only people with two addresses are hit, so I group the failures by everything I have',
        ],
      },
      {
        cue: 'Why it works on yours',
        point:
          'Considers how production differs: data, configuration, several instances, load, versions, feature flags',
        weight: 2,
        said: [
          'On my laptop there is one process and clean data, over there are eight servers and ten years of data',
          'I check whether one node has another config or flag',
          'Timing under load and proxies in between do not exist in my environment',
        ],
      },
      {
        cue: 'What you try next',
        point: 'Tries to reproduce it with such data or conditions, to have a short way to fail on purpose',
        weight: 2,
        said: [
          'I copy the anonymized record into staging and try exactly that',
          'If it is about timing I send the request twice in parallel with a slow connection',
          'A script that makes it fail is half of the solution',
        ],
      },
      {
        cue: 'If that does not succeed',
        point: 'Adds targeted logging or metrics and waits for the next case when it cannot be reproduced',
        weight: 2,
        said: [
          'If I cannot get it, I ship more log lines around the save and watch for the next failure',
          'I would put a counter and the branch taken into the trace',
          'Extra diagnostics in production, without personal data, so the next occurrence tells us more',
        ],
      },
      {
        cue: 'How you know it is solved',
        point:
          'Tests one guess at a time, and after the fix confirms in production that the failures stopped',
        weight: 2,
        said: [
          'I change one thing only, otherwise I do not know what helped',
          'After release I check that the error rate really went to zero and tell the users',
          'It is only fixed when the graph shows it and the cause explains all reports',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If it cannot be reproduced locally, it is probably a mistake of the user',
        said: ['works on my machine, so they do something wrong', 'I would close it as not reproducible'],
        correction:
          'Users meet data, timing and versions that you do not have. Not reproduced means only that the condition is not known yet.',
      },
      {
        belief: 'When a restart or a retry makes it go away, it is solved',
        said: [
          'I restart the service and see if they still complain',
          'add a retry around the save, then nobody sees it',
        ],
        correction:
          'The cause is still there and will return; a retry may even save twice. Relief is fine, but the search goes on.',
      },
    ],
    sampleAnswer:
      'I start with one concrete case instead of with the code. I ask support for the account, the time and what was entered, and find that request in the logs and in the error tracker. Then I collect more failing cases and look for what they share that the successful ones do not: an app version, a region, a long field, one particular server. Comparing one good and one bad request side by side is often enough. Meanwhile I think about how production differs from my machine: real data that is years old, several instances, load, a proxy with limits, feature flags. With a suspicion I try to make it fail on purpose, with an anonymized copy of such a record, or with two requests at once. If I cannot, I add targeted logging around the save, without personal data, and wait for the next case. I test one guess at a time. And when the fix is out, I check that the error rate really went down and that the cause explains all the reports, not only the first one.',
    criteria: [
      'Works from evidence',
      'Keeps the affected users informed',
      'Knows when to stop guessing and instrument',
    ],
    followUps: [
      {
        question: 'You cannot make it fail, however hard you try. What do you do then?',
        about: [4, 3],
        answer:
          'I let production tell me. I add log lines with the request id, the branch taken and the sizes of things around the save, perhaps a metric with an alert, release that, and study the next failure.',
      },
      {
        question: 'How do you know that your fix was the right one?',
        about: [5, 1],
        answer:
          'The cause must explain every report, including why only those users had it. I have a test that fails without the fix, and after the release the failures stop while the traffic stays the same.',
      },
    ],
  },
  {
    id: 'programming-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Code Review'],
    tags: ['code review', 'feedback', 'quality'],
    question:
      'A colleague sends you a pull request of 1,800 lines, "orders rework", and wants it merged today. How do you review it?',
    keyPoints: [
      {
        cue: 'Before reading any line',
        point:
          'First understands what the change is for, from the ticket, the description or a short talk with the author',
        weight: 3,
        said: [
          'Orders rework tells me nothing, so I ask what problem it solves and how',
          'I sit down ten minutes with him and let him walk me through',
          'Without the goal I cannot judge if the code does the right thing',
        ],
      },
      {
        cue: 'What you do about the size',
        point:
          'Asks to split it, for example moves and renames apart from changes of behavior, or reviews it commit by commit',
        weight: 3,
        said: [
          'Nobody finds mistakes in 1,800 lines, I would ask for three smaller ones',
          'Take the mechanical renaming out into its own pull request',
          'If splitting is too late, we go through the commits one after another together',
        ],
      },
      {
        cue: 'What you read most closely',
        point:
          'Spends attention on what is risky: correctness, design, data changes, security, errors, concurrency',
        weight: 3,
        essential: true,
        said: [
          'I look at the migration, the money calculation and the permission checks before anything else',
          'Big things first: is the approach right, what happens when it fails halfway',
          'The dangerous parts are where I read each line, the boilerplate I skim',
        ],
      },
      {
        cue: 'Beyond the production code',
        point: 'Reads the tests to see which behavior is covered and what is missing',
        weight: 2,
        said: [
          'I check that the tests would fail if the new logic were wrong',
          'Which edge case has no test? That I ask for',
          'Tests often show me faster than the code what the author had in mind',
        ],
      },
      {
        cue: 'Weight of your remarks',
        point: 'Leaves style to tools and marks which comments block and which are only suggestions',
        weight: 2,
        said: [
          'Formatting is for the linter, I do not argue over commas',
          'I write nit or optional before small remarks so it is clear what must change',
          'He should know which two of the twelve comments stop the merge',
        ],
      },
      {
        cue: 'Tone toward the author',
        point: 'Writes comments that give a reason and stay friendly, and also names what is good',
        weight: 1,
        said: [
          'I ask questions like what happens if the list is empty, rather than this is wrong',
          'I explain why and suggest something, and I praise a nice solution',
        ],
      },
      {
        cue: 'The deadline today',
        point: 'Does not approve under time pressure what was not understood, and offers a safe alternative',
        weight: 2,
        said: [
          'I would not just write looks good because it is urgent',
          'If it really must go today we can put it behind a flag or merge only the part that is ready',
          'My approval means I read it, so I say honestly which part I could not check',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Green tests make a careful review unnecessary',
        said: ['the pipeline is green so I approve', 'tests pass, then it is fine to merge'],
        correction:
          'Tests check only what their author thought of. Design, missing cases, security and migrations need a reader.',
      },
      {
        belief: 'Review is above all for naming and formatting',
        said: ['I check mostly that it follows the style guide', 'I look at the naming and the indentation'],
        correction: 'Tools check style. The time of a person is worth most on correctness, design and risk.',
      },
    ],
    sampleAnswer:
      'I would not start at line one. First I need to know what orders rework is for, so I read the ticket or ask the author for ten minutes to walk me through it. Then I say openly that nobody finds mistakes in 1,800 lines and ask whether it can be split: the renames and moved files as one pull request, the new behavior as another. If that is not possible any more, we go through it commit by commit. I read the risky parts closely: the database migration, the price calculation, who is allowed to see which order, what happens when a step fails halfway or two requests come at once. I read the tests and ask which case is missing. Formatting I leave to the linter. My comments say why, often as a friendly question, I also name what is good, and I mark which ones must be solved before merging and which are only a suggestion. And today is not a reason to approve what I have not understood. If the deadline is real, I offer to merge the part that is ready, or to ship it switched off behind a flag.',
    criteria: ['Order of attention by risk', 'Firm about quality and fair to the person'],
    followUps: [
      {
        question: 'The author says: no time to split, the release is tonight. What do you propose?',
        about: [6, 1],
        answer:
          'We review the risky part together on a call now, and the rest goes behind a flag that stays off, or out of tonight’s release. I say clearly what I did not check, so the decision is conscious.',
      },
      {
        question: 'How do you word a remark about a design that you think is wrong?',
        about: [5, 4],
        answer:
          'I describe the consequence and ask: if two users cancel at once, would both refunds go out? I suggest an alternative and say that it blocks for me. With a big disagreement I talk instead of writing.',
      },
    ],
  },
  {
    id: 'programming-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Automated Testing', 'Continuous Integration'],
    tags: ['flaky tests', 'continuous integration'],
    question:
      'One test fails in about every tenth pipeline run and passes when it is started again. What do you do, and what do you expect to find?',
    keyPoints: [
      {
        cue: 'Why it matters',
        point:
          'Does not just restart: a test that fails at random either shows a real mistake or trains people to ignore red',
        weight: 3,
        said: [
          'If everybody just clicks rerun, nobody believes the pipeline any more',
          'Flaky could also be a true bug in our code that users hit in one of ten cases',
          'I take it seriously, since a red that means nothing makes us blind for the real ones',
        ],
      },
      {
        cue: 'How you hunt it',
        point:
          'Makes it fail more often: runs it many times, in random order, in parallel, or under load, and compares the logs',
        weight: 3,
        essential: true,
        said: [
          'I put it in a loop of two hundred and see how often it breaks, alone and with the others',
          'Run with the same random seed and order as the failing build',
          'Slow the CPU down or run in parallel, because CI machines are slower than mine',
        ],
      },
      {
        cue: 'A first likely cause',
        point: 'Suspects timing: fixed sleeps, or not waiting for something asynchronous',
        weight: 2,
        said: [
          'Usually there is a sleep of one second that is sometimes too short',
          'The assertion runs before the background job has finished',
          'It should wait for a condition and not for a time',
        ],
      },
      {
        cue: 'A second likely cause',
        point:
          'Suspects shared state: leftovers of other tests, the same database rows, files, ports or globals',
        weight: 2,
        said: [
          'Another test leaves a user behind, so it depends on who ran first',
          'Two tests in parallel write into the same table',
          'If it passes alone and fails in the suite, then they influence each other',
        ],
      },
      {
        cue: 'A third likely cause',
        point:
          'Suspects uncontrolled input: current time, time zone, random values, order of a result without sorting, or the network',
        weight: 2,
        said: [
          'Maybe it fails around midnight or at the end of a month because it uses now',
          'The query has no order by, so the rows come in another sequence sometimes',
          'It calls a real external service, that one is down from time to time',
        ],
      },
      {
        cue: 'In the meantime',
        point:
          'If it cannot be fixed at once, takes it out of the blocking run visibly, with an owner and a date',
        weight: 2,
        said: [
          'I quarantine it with a ticket on my name so that others are not blocked',
          'Skip it for now, but written down and not forever',
          'Marked as known flaky, runs outside of the gate until somebody repairs it this week',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Automatic retries of failing tests are a solution',
        said: [
          'I configure three retries and then it is green',
          'we let the pipeline rerun failed tests automatically, that fixed it',
        ],
        correction:
          'Retries hide the cause, and a real race in the product with it. They may buy a day, while somebody looks for the cause.',
      },
      {
        belief: 'A longer sleep makes the test stable',
        said: ['increase the timeout from one to five seconds', 'I add a sleep before the assertion'],
        correction:
          'It makes the test slow and still fails on a slower day. Wait for the condition, with an upper limit.',
      },
    ],
    sampleAnswer:
      'I would not simply start it again, because then everybody learns that red means nothing, and because the one in ten may be a real race that our users have too. I keep the log of a failed run and try to make it fail more often: run the test two hundred times in a loop, then with the whole suite, in random order with the seed of that build, in parallel and with a throttled CPU. If it passes alone and fails in company, it is shared state: another test leaves rows behind, or two use the same file or port. If it fails under load, it is timing: a fixed sleep, or an assertion that runs before the background work is done, and I would wait for the condition instead. Otherwise I look for things that the test does not control: the current date, a time zone, random data, a query without an order, a real service on the network. If I cannot fix it today, I take it out of the blocking run, visibly, with a ticket, my name and a date. Not forever, and not with three silent retries.',
    criteria: ['Method instead of luck', 'Considers that the product may be at fault'],
    followUps: [
      {
        question:
          'The test passes a thousand times alone and fails only in the full suite. What do you look at?',
        about: [3, 1],
        answer:
          'At what it shares with others: database rows, global variables, a cache, the clock, files. I rerun in the failing order and cut the list in half until I have the pair that collide, then give each its own data.',
      },
      {
        question: 'When would you simply delete a flaky test?',
        about: [0, 5],
        answer:
          'When what it checks is covered better elsewhere, or it costs more than it protects, and the team agrees. Before deleting it I make sure that the flakiness does not come from the product.',
      },
    ],
  },
  {
    id: 'programming-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Mocking', 'Integration Testing'],
    tags: ['mocks', 'integration tests', 'test strategy'],
    question:
      'All 900 unit tests are green, and after the release nobody can place an order, since a renamed database column was missed. Each class is tested with mocks. What went wrong, and what do you change in the tests?',
    keyPoints: [
      {
        cue: 'Why everything stayed green',
        point:
          'Explains that mocks return what the author believed, so the tests check assumptions and never the real database',
        weight: 3,
        essential: true,
        said: [
          'The fake repository happily answers although the column is gone',
          'We tested our idea of the database, not the database',
          'A mock cannot know that the real thing has changed, it stays frozen',
        ],
      },
      {
        cue: 'Which tests were missing',
        point:
          'Adds integration tests against a real database with the real migrations, for example in a container',
        weight: 3,
        essential: true,
        said: [
          'I would start a Postgres in Docker for the tests, run the migrations, and save a real order',
          'The repository classes need tests which execute the actual SQL',
          'Not SQLite in memory but the same database as in production',
        ],
      },
      {
        cue: 'One more kind of check',
        point:
          'Adds a few end-to-end checks of the most important ways through the application, such as placing an order',
        weight: 2,
        said: [
          'One test that really puts something in the cart and pays would have been enough',
          'A smoke test after deployment on the main user journey',
          'Not many, only the three flows the company lives on',
        ],
      },
      {
        cue: 'What becomes of the 900',
        point: 'Keeps unit tests for logic with many cases, where they are quick and exact',
        weight: 2,
        said: [
          'Price rules and validation stay as fast unit tests without any infrastructure',
          'The small tests are good for calculations with lots of branches',
          'I would not throw out all 900, those for pure logic are valuable',
        ],
      },
      {
        cue: 'When mocks are right',
        point:
          'Mocks only at the borders of the system, such as a payment provider, and checks such fakes against the real thing',
        weight: 2,
        said: [
          'I replace only what I do not own or cannot run, like the mail service',
          'For the external API we have a contract test so that the stub does not drift',
          'Not every class next door needs to be a mock, use the real ones',
        ],
      },
      {
        cue: 'The cost of your plan',
        point:
          'Watches the price: real-database tests are slower, so each has its own data and they run in parallel',
        weight: 1,
        said: [
          'They take seconds instead of milliseconds, so not thousands of them',
          'Each test rolls back its transaction or uses its own schema to stay independent',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More unit tests or a higher coverage would have prevented it',
        said: ['we need to increase coverage to 95 percent', 'we had too few unit tests for the repository'],
        correction:
          'Any number of tests with a mocked database cannot notice a missing column. The kind of test was missing, not the number.',
      },
      {
        belief: 'All tests should be end-to-end, as only they are realistic',
        said: [
          'unit tests are useless, only test through the browser',
          'replace everything by end to end tests',
        ],
        correction:
          'They are slow, brittle and show badly where the mistake is. A few of them, over many quick tests of the logic, find more for less.',
      },
    ],
    sampleAnswer:
      'The tests checked what we believed, not what is true. Each class got a mocked repository that answers as its author imagined, and that mock keeps answering after the column was renamed. No test ever sent a real query to a real schema. So the number of tests was not the problem, the kind was. I would add integration tests for the code that talks to the database: start the same database as in production in a container, run the real migrations and save and load a real order. Then one or two end-to-end tests of the ways the company lives on, above all placing an order, and run that as a smoke test right after each deployment. The unit tests stay where they are strong, price rules and validation with many cases. Mocks I would use only at the outer border, for the payment or mail provider, and check those fakes with a contract test now and then. The new tests are slower, so each one gets its own data or a transaction that is rolled back, and they run in parallel.',
    criteria: ['Names the kind of test that was missing', 'Balances safety with running time'],
    followUps: [
      {
        question: 'Would an in-memory database be good enough for these tests?',
        about: [1],
        answer:
          'Usually not, if production runs on another one. Types, locking, constraints and functions differ, so a query can pass here and fail there. A container of the same database and version starts in seconds.',
      },
      {
        question: 'What would you still mock?',
        about: [4, 3],
        answer:
          'What I do not own or cannot run: the payment provider, mail, the clock. I would put a small interface of ours before it, and check regularly against their sandbox that the fake still behaves the same.',
      },
    ],
  },
  {
    id: 'programming-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
    ],
    skills: ['Asynchronous Programming', 'Concurrency', 'JavaScript'],
    tags: ['race conditions', 'async', 'lost updates'],
    question:
      'JavaScript runs on one thread, yet points get lost when two purchases of one customer arrive together. Explain it, and say how you would fix it.',
    code: {
      language: 'javascript',
      lines: [
        'async function addPoints(customerId, earned) {',
        '  const customer = await store.load(customerId)',
        '  customer.points = customer.points + earned',
        '  await store.save(customer)',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'How it can happen at all',
        point:
          'Explains that at each `await` other work may run, so two calls can both read before either saves',
        weight: 3,
        essential: true,
        said: [
          'One thread does not mean one after another: while the first waits for the database, the second starts',
          'Await gives control back to the event loop, and in the gap somebody else comes in',
          'Both functions are interleaved at the points where they wait',
        ],
      },
      {
        cue: 'A worked example',
        point:
          'Plays it through: both read 100, one saves 110, the other 120, and the first addition is lost',
        weight: 2,
        said: [
          'A loads 100, B loads 100, A writes 110, B writes 120, but it should be 130',
          'The last one who saves overwrites the earlier result',
          'It is read, modify, write on old data',
        ],
      },
      {
        cue: 'The simplest fix',
        point:
          'Lets the database add in one step, such as `points = points + earned`, instead of reading first',
        weight: 3,
        said: [
          'UPDATE customers SET points = points + 10 WHERE id = 7, then there is no gap',
          'An atomic increment in the store solves it',
          'Send the difference and not the new total',
        ],
      },
      {
        cue: 'When the rule is less simple',
        point:
          'Knows alternatives for more complicated changes: a row lock in a transaction, or a version number with a retry',
        weight: 2,
        said: [
          'Optimistic locking: save only if the version is still the one I read, otherwise read again',
          'SELECT FOR UPDATE makes the second one wait till the first commits',
          'If the calculation is complex I use a version column and try again on conflict',
        ],
      },
      {
        cue: 'A fix that falls short',
        point: 'Says that a lock or queue inside the process does not help as soon as several instances run',
        weight: 2,
        said: [
          'A mutex in Node only protects this one process, and we have four behind the load balancer',
          'The protection has to be where the data is, in the database',
          'An in-memory lock works on my laptop and fails in production with more servers',
        ],
      },
      {
        cue: 'Convincing others it works',
        point: 'Would prove it with a test that runs many calls at once and compares the sum',
        weight: 1,
        said: [
          'Promise.all with a hundred addPoints of 1, and at the end it must be a hundred more',
          'Fire them in parallel against a real database and check the total',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a single thread there can be no race conditions',
        said: [
          'JavaScript is single threaded so this cannot happen',
          'the event loop does one function after the other completely',
        ],
        correction:
          'A function runs without interruption only up to its next await. Between two awaits of one call, others may change the same data.',
      },
      {
        belief: 'Putting both statements in a transaction is enough at the default isolation',
        said: [
          'just wrap it in a transaction and it is safe',
          'begin and commit around the load and save solves it',
        ],
        correction:
          'At read committed, the default of many databases, both transactions may still read the same old value. It takes an atomic update, a lock, or a version check.',
      },
    ],
    sampleAnswer:
      'One thread only means that two lines never run at the very same moment. But every await hands control back to the event loop, so while the first call waits for the database, the second one starts. Both load the customer with 100 points. The first saves 110, the second, which still holds its old 100, saves 120, and ten points are gone. It is the classic read, modify, write. The simplest fix is not to read at all: let the database do the addition in one statement, set points to points plus earned where the id matches. Then there is no gap. If the change is more complicated than an addition, I would either lock the row inside a transaction with select for update, or keep a version number, save only if it is unchanged, and try again otherwise. A mutex inside Node would not do, because it protects one process, and in production there are several instances. And I would write a test that runs a hundred calls with Promise.all against a real database and checks that exactly a hundred points were added.',
    criteria: ['Explains with a concrete sequence of events', 'Puts the protection where the data lives'],
    followUps: [
      {
        question: 'A colleague suggests a mutex around the function. What do you say?',
        about: [4],
        answer:
          'It would help only as long as there is one process. With two instances, or a nightly job that changes points too, each has its own mutex. The rule has to be enforced in the database.',
      },
      {
        question: 'Now the new total depends on a complicated rule that cannot be written in SQL. What then?',
        about: [3],
        answer:
          'I read the row with its version, compute, and update only where the version is still the same. If no row was changed, somebody was faster: I read again and repeat, a few times at most. With heavy contention, I lock the row.',
      },
    ],
  },
  {
    id: 'programming-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Frontend Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Git', 'Version Control'],
    tags: ['git', 'revert', 'bisect'],
    question:
      'A page that was fine last month is broken on `main`, and there have been 300 commits since, already pulled by everyone. How do you find the change that did it, and how do you undo it?',
    keyPoints: [
      {
        cue: 'How you search 300 commits',
        point: 'Searches by halves between a good and a bad commit, with `git bisect`',
        weight: 3,
        essential: true,
        said: [
          'Binary search over the history, 300 commits are only eight or nine tries',
          'I tell git one good and one bad state and it gives me the middle one to test each time',
          'Check the version in the middle, then take the half where it broke, and so on',
        ],
      },
      {
        cue: 'Making the search quick',
        point: 'Writes a quick script or test that says good or bad, and lets the search run by itself',
        weight: 2,
        said: [
          'git bisect run with a small test script does it automatically',
          'First I need a reliable check that shows whether the page is broken',
          'The exit code of my test tells bisect which half',
        ],
      },
      {
        cue: 'How you undo it',
        point: 'Undoes it on the shared branch with a new commit, `git revert`, without rewriting history',
        weight: 3,
        essential: true,
        said: [
          'I revert the commit, that adds an opposite change on top',
          'As the others already have it, I make a counter commit and push this normally',
          'The history stays and everyone gets the undo with the next pull',
        ],
      },
      {
        cue: 'What could hurt colleagues',
        point: 'Avoids reset with force push on a branch that others use, and knows what it does to them',
        weight: 2,
        said: [
          'No reset --hard and force push, my colleagues would have commits that no longer exist on main',
          'Rewriting shared history makes duplicates and may lose work of others',
          'Force push only on my own branch',
        ],
      },
      {
        cue: 'What to consider before undoing',
        point:
          'Checks whether later commits or data depend on it, since the revert may conflict or break them',
        weight: 2,
        said: [
          'Maybe other features were built on top, then a plain revert breaks these',
          'If there was a database migration with it, taking back only the code is not enough',
          'When it is too entangled I fix forward with a small repair',
        ],
      },
      {
        cue: 'What happens afterward',
        point: 'Adds a test for the broken page and tells the author, so that it can come back corrected',
        weight: 1,
        said: [
          'I keep the check as a regression test',
          'I inform the person who wrote it, in a kind way, with the finding',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Resetting `main` to the old commit and force pushing is the way to undo',
        said: [
          'git reset --hard to last month and push with force',
          'I delete the commit from the history of main',
        ],
        correction:
          'It removes the work of others from the branch, and their next push may bring the commit back. Revert adds the opposite change.',
      },
      {
        belief: 'Reading all the commits is the way to find it',
        said: ['I go through the log one by one until I see something suspicious', 'I read all 300 diffs'],
        correction:
          'Halving needs about nine checks and no guessing; the cause is often in a commit that looks unrelated.',
      },
    ],
    sampleAnswer:
      'I would not read 300 diffs. First I need a check that says broken or fine, ideally a small test for that page that runs in a minute. Then git bisect: I name last month as good and main as bad, it checks out the commit in the middle, I test, and it goes on with the half where it broke. With 300 commits that is eight or nine steps, and with bisect run and my script it happens by itself. Commits that do not build I skip. Then I read that one commit and make sure I understand why it breaks the page. As everybody has already pulled it, I undo it with git revert, a new commit with the opposite change, and send it through review as usual. I would not reset main and force push: my colleagues would still have the old commits, and their work could get lost. Before reverting I check what was built on top of it, and whether a migration went along; if it is entangled, a small forward fix is better. The check stays as a regression test, and I tell the author what I found.',
    criteria: ['Protects the work of others', 'Quantifies why halving is quick'],
    followUps: [
      {
        question:
          'The bad commit came with a database migration that is already applied. Do you still revert?',
        about: [4, 2],
        answer:
          'Not the migration blindly. I look at whether the old code works with the new schema. If it does, I revert only the code; if not, I fix forward, or write a new migration that goes back without losing data.',
      },
      {
        question:
          'Some commits in the middle do not even compile. What do you do with them during the search?',
        about: [0, 1],
        answer:
          'I skip them: git bisect skip picks another commit nearby, and in a script the exit code 125 means the same. In the end it may leave a few candidates, which is still easy to read.',
      },
    ],
  },
  {
    id: 'programming-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: [
      'Software Engineer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Technical Lead',
    ],
    skills: ['Programming', 'Software Design'],
    tags: ['error handling', 'exceptions', 'external services'],
    question:
      'You write a module that gets exchange rates from another company and is used by the checkout. How do you handle its errors, and what does the caller get to see?',
    keyPoints: [
      {
        cue: 'What can go wrong',
        point:
          'Tells kinds of failure apart: temporary ones such as a timeout, permanent ones such as an unknown currency, and own mistakes',
        weight: 3,
        essential: true,
        said: [
          'A 503 or timeout may work in a second, an invalid currency code will never work',
          'I separate what can be retried from what cannot, and from bugs on our side',
          'Wrong key, wrong input, network down: these need different reactions',
        ],
      },
      {
        cue: 'Protecting the checkout',
        point: 'Sets a short timeout, so that a hanging provider does not hang the checkout',
        weight: 3,
        essential: true,
        said: [
          'The default of many clients is to wait without end, so I put two seconds',
          'Never call something outside without a time limit',
          'If they do not answer in time I give up, the customer is waiting',
        ],
      },
      {
        cue: 'What you do on a failure',
        point: 'Retries only temporary failures, a few times with growing pauses',
        weight: 2,
        said: [
          'Two more tries with a bit of delay in between, not for a 400',
          'Backoff with some randomness, and within the total time we have',
          'Reading a rate again does no harm, so repeating is okay here',
        ],
      },
      {
        cue: 'What callers see',
        point:
          'Translates their errors into its own few types, with the original cause kept, so callers do not know the HTTP library',
        weight: 2,
        said: [
          'Checkout should see RateUnavailable, not an Axios error with status 502',
          'I wrap the exception and keep the inner one for the logs',
          'If we switch the provider, the callers need no change',
        ],
      },
      {
        cue: 'What the shop does without rates',
        point:
          'Agrees with the business on a fallback: the last known rate up to a certain age, or no sale in that currency',
        weight: 2,
        said: [
          'We could use the cached rate from an hour ago, but product has to say how old is still fine',
          'Never invent a rate like 1.0, better to offer only the home currency',
          'Degrade: show prices in dollars when the rates are gone',
        ],
      },
      {
        cue: 'What operators get',
        point: 'Logs once where it is handled, with context, and counts failures for an alert',
        weight: 1,
        said: [
          'Not a log line in each layer, otherwise one error appears five times',
          'A metric for failed calls, and an alarm when the rate gets stale',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Returning null or zero when something fails is safe',
        said: ['I return null and the caller can check', 'if there is an error the rate is just 0 or 1'],
        correction:
          'Somebody forgets the check and multiplies a price by zero or one. A failure must be visible in the type or as an exception.',
      },
      {
        belief: 'Every failed call should simply be retried until it works',
        said: ['retry in a loop until I get a rate', 'on any error just call again'],
        correction:
          'Invalid input fails forever, and endless retries hold the checkout and press a provider that is already in trouble.',
      },
    ],
    sampleAnswer:
      'First I sort what can happen. A timeout or a 503 is temporary, an unknown currency is permanent and will fail again, and a wrong API key or a format I cannot parse is our problem. Each needs another reaction. I set a short timeout, say two seconds in total, since many clients wait far longer by default and the customer is standing in the checkout. The temporary failures I retry once or twice with a growing pause, inside that limit; reading a rate twice does no harm. The caller should not know that there is HTTP behind it, so I translate everything into a few errors of my own, RateUnavailable and UnknownCurrency, with the original kept as the cause. What happens without a rate is a business decision: maybe the last known rate is fine up to an hour, after that we only offer the home currency. What I never do is return null or one, because somebody will multiply with it. It is logged once, where it is handled, with the currency and the attempt, and I count failures, so we get an alarm before the cached rate gets too old.',
    criteria: ['Thinks from the caller and the customer', 'Leaves the business decision to the business'],
    followUps: [
      {
        question: 'The provider is down for three hours. What should the shop do?',
        about: [4],
        answer:
          'What was agreed before: use the last good rate while it is younger than the limit, perhaps with a margin, then sell in the home currency only. It must be visible on a dashboard, and the rate must never be guessed.',
      },
      {
        question: 'Why wrap the exceptions of the library?',
        about: [3, 0],
        answer:
          'So that callers decide by meaning, unavailable or unknown currency, and not by status codes. I can change the library or the provider without touching them, and the cause stays attached for the log.',
      },
    ],
  },
  {
    id: 'programming-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Software Engineer', 'Backend Developer', 'Full Stack Developer', 'Mobile Developer'],
    skills: ['Data Structures & Algorithms', 'Performance Optimization', 'Python'],
    tags: ['complexity', 'hash maps', 'profiling'],
    question:
      'This nightly job matches 60,000 payments with invoices. It took two minutes a year ago and takes over an hour now. What is going on, and how do you improve it?',
    code: {
      language: 'python',
      lines: [
        'def match(payments, invoices):',
        '    matched = []',
        '    for payment in payments:',
        '        for invoice in invoices:',
        '            if invoice.reference.strip().lower() == payment.reference.strip().lower():',
        '                matched.append((payment, invoice))',
        '                invoices.remove(invoice)',
        '                break',
        '    return matched',
      ],
    },
    keyPoints: [
      {
        cue: 'Before changing anything',
        point: 'Measures or profiles first, to know that the time is really spent in this function',
        weight: 2,
        said: [
          'I run a profiler on a sample, could be that the loading is the slow part',
          'Before I optimize I look where the hour goes',
          'Time it with 1,000, 2,000 and 4,000 payments and see how it grows',
        ],
      },
      {
        cue: 'Why the time exploded',
        point:
          'Recognizes quadratic work: each payment walks through the invoices, so growth of the data multiplies',
        weight: 3,
        essential: true,
        said: [
          'Nested loop, payments times invoices; five times the data is twenty-five times the time',
          'It is n by m comparisons, billions of them now',
          'The number of rows grew a few times and the runtime with the square of it',
        ],
      },
      {
        cue: 'The main improvement',
        point: 'Builds a dictionary from reference to invoice once and looks each payment up in it',
        weight: 3,
        essential: true,
        said: [
          'Index the invoices by their normalized reference, then it is one lookup per payment',
          'A hash map turns the inner loop into a get',
          'One pass to make the dict, one pass over the payments, done in a second',
        ],
      },
      {
        cue: 'Other work you can save',
        point: 'Normalizes each reference once instead of in every comparison',
        weight: 2,
        said: [
          'strip and lower are called for each pair, I do it once when building the index',
          'Clean the references beforehand',
          'The string work in the inner loop is repeated millions of times for nothing',
        ],
      },
      {
        cue: 'Something odd in the code',
        point: 'Notices that `remove` searches the list again, shifts it, and changes the list of the caller',
        weight: 1,
        said: [
          'invoices.remove walks the list another time and moves all the rest',
          'It also empties the list somebody else passed in, a side effect',
        ],
      },
      {
        cue: 'Special cases in the data',
        point:
          'Handles several invoices with one reference, and payments without one, as the old code did or as agreed',
        weight: 2,
        said: [
          'If two invoices share a reference, a simple dict keeps only the last, so I need a list per key',
          'Duplicates: today the first unmatched one is taken, that must stay the same',
          'What about empty references? They would all match one another',
        ],
      },
      {
        cue: 'Before it goes live',
        point: 'Compares the results of old and new code on real data before replacing it',
        weight: 2,
        said: [
          'Run both on last night’s data and diff the pairs',
          'I want the same output, only quicker, so I test them against each other',
          'A test with known payments makes sure that the matching did not change',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Running it on several threads or a bigger machine is the fix',
        said: ['I would parallelize the loop with eight threads', 'give the job more CPU and memory'],
        correction:
          'Eight times the power is used up when the data grows less than threefold. The index makes the work linear; then one core is plenty.',
      },
      {
        belief: 'Sorting out the syntax, like a list comprehension, makes the difference',
        said: ['use a list comprehension, that is faster', 'rewrite the for loops in a more pythonic way'],
        correction:
          'That saves a constant factor at best. The number of comparisons stays the same billions.',
      },
    ],
    sampleAnswer:
      'I would first confirm with a profiler that the hour is really spent here, and time it with one, two and four thousand payments. I expect it to quadruple when the data doubles, because this is a loop in a loop: each payment walks through the invoices until it finds its own. Five times the data means twenty-five times the work, which fits two minutes becoming an hour. On top, strip and lower run for every pair, and remove searches the list once more, shifts the rest and empties the list of the caller. I would build a dictionary once, from the cleaned reference to its invoices, and then do one lookup per payment. That makes two passes, and 60,000 entries are matched in about a second. I have to be careful with the meaning: today, if two invoices have the same reference, the first unmatched one is taken, so I keep a list for each key and take from its front. And empty references would match each other, so I ask what should happen. Before replacing it, I run old and new code on the same night’s data and compare the pairs.',
    criteria: ['Explains the growth with numbers', 'Keeps the behavior while making it quick'],
    followUps: [
      {
        question: 'Two invoices have the same reference. What does your version do?',
        about: [5, 6],
        answer:
          'The dictionary holds a list, or a deque, of invoices for each reference, in the original order. Each payment takes the first one left, like the old code. I would compare both versions on real data to be sure.',
      },
      {
        question:
          'The profiler shows that half the time goes into `strip` and `lower`. Would fixing that be enough?',
        about: [3, 1],
        answer:
          'No. It would halve the time today, and the growth stays quadratic, so in a few months we are back. With the index those calls happen once for each entry, and both problems are gone.',
      },
    ],
  },
]
