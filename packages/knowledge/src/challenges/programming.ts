import type { Challenge } from './challenge.ts'
import { atLeast, bigO, entries, figure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const programmingChallenges: readonly Challenge[] = [
  {
    id: 'web-log-summary',
    title: 'Summarize a web server log from the command line',
    description:
      'The operator of a small shop wants to know what happened on the web server overnight without opening a 200 MB log file. Write a command-line program in Python that reads an access log in the common log format and prints the busiest addresses, the busiest hour and all server errors.',
    difficulty: 'beginner',
    type: 'project',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Python', 'Linux', 'Unit Testing'],
    roles: ['Software Engineer', 'Backend Developer', 'DevOps Engineer', 'Site Reliability Engineer (SRE)'],
    learningObjectives: [
      'Read a large file line by line instead of loading it all into memory',
      'Parse semi-structured text and account for the lines that do not fit',
      'Write a program that works in a pipe with other Linux tools',
    ],
    steps: [
      'Write a script that generates 500,000 invented log lines, one in a thousand of them damaged. Result: a test file and the true counts to compare with.',
      'Parse one line into address, time, path, status and bytes with a regular expression, and write unit tests for good and damaged lines. Result: a tested function.',
      'Read the file or standard input line by line and count as you go. Result: totals for addresses, hours and status codes.',
      'Add options with argparse: how many rows to print, and from which hour to which. Result: a --help text that a stranger understands.',
      'Print damaged lines as a count to standard error, and end with exit code 1 if there are server errors. Result: a program that can be used in a cron job.',
    ],
    acceptanceCriteria: [
      'The counts equal those that the generator wrote down, with the damaged lines left out.',
      '`cat access.log | python summary.py -` prints the same as `python summary.py access.log`.',
      {
        text: 'Peak memory stays below 100 MB for the whole file (`/usr/bin/time -v`).',
        check: entries('the peak memory in MB, as `/usr/bin/time -v` says it', {
          columns: [figure('megabytes', { from: 1, to: 99.99 })],
          rows: [1, 1],
        }),
      },
      'At least eight unit tests pass, three of them with damaged lines.',
    ],
    resources: [
      documentation(
        'argparse: parser for command-line options',
        'https://docs.python.org/3/library/argparse.html',
      ),
      documentation('re: regular expression operations', 'https://docs.python.org/3/library/re.html'),
      tutorial('Learning the shell', 'https://linuxcommand.org/'),
    ],
  },
  {
    id: 'git-mistakes-undone',
    title: 'Undo seven Git mistakes without losing any work',
    description:
      'Everybody who uses Git in a team sooner or later commits to the wrong branch, rebases badly or deletes a branch too early. Make seven such mistakes on purpose in a practice repository, undo each one, and write a one-page rescue guide for the team.',
    difficulty: 'beginner',
    type: 'exercise',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['Git', 'Version Control'],
    roles: [
      'Software Engineer',
      'Frontend Developer',
      'Backend Developer',
      'Full Stack Developer',
      'Mobile Developer',
      'Data Engineer',
      'Machine Learning Engineer',
    ],
    learningObjectives: [
      'Tell apart what reset, revert and restore change',
      'Find lost commits in the reflog',
      'Judge when rewriting history is safe and when it harms others',
    ],
    steps: [
      'Create a repository with ten small commits on two branches, and a bare clone that stands in for the server. Result: a safe place to break things.',
      'Commit to the wrong branch, and move the commit to the right one. Result: both branches as they should be.',
      'Commit a file with a made-up password, push it, then remove it from the latest commit and from the history. Result: a note on why the password must still be changed.',
      'Delete a branch that was never merged and bring it back from the reflog. Result: the same commit hash as before.',
      'Resolve a merge conflict wrongly, notice it after the merge, and repair it twice: once with revert, once by redoing the merge. Result: a comparison of the two histories.',
      'Rebase a branch that a second clone has already pulled, and bring the second clone back in line. Result: two clones with the same commits.',
      'Stash changes, drop the stash and recover it; then undo a pushed commit without rewriting history. Result: all seven mistakes undone.',
      'Write the guide: symptom, command, what it changes, what can go wrong. Result: one page for a wiki.',
    ],
    acceptanceCriteria: [
      'The guide has seven entries, each with a command that you ran yourself and its output.',
      'The deleted branch points to the same commit hash as before it was deleted.',
      '`git log --all -S"<the password>"` finds nothing in the cleaned repository.',
      {
        text: 'The guide says for each command whether it is safe on a branch that others have pulled.',
        check: entries('the commands of your guide', {
          columns: ['command', word('on a shared branch', ['safe', 'unsafe'])],
          rows: atLeast(7),
        }),
      },
    ],
    resources: [
      documentation('Pro Git, the book', 'https://git-scm.com/book/en/v2'),
      documentation('git reflog', 'https://git-scm.com/docs/git-reflog'),
      tutorial('Learn Git Branching', 'https://learngitbranching.js.org'),
    ],
  },
  {
    id: 'lending-desk-objects',
    title: 'Model a library lending desk with objects that refuse bad states',
    description:
      'A town library lends books, films and tools, each with its own loan period, fee and limit. Write the domain in Java so that a loan which breaks a rule cannot be created at all, and prove it with unit tests; there is no screen and no database.',
    difficulty: 'beginner',
    type: 'exercise',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Java', 'Object-Oriented Programming', 'Unit Testing'],
    roles: ['Software Engineer', 'Backend Developer'],
    learningObjectives: [
      'Give each rule one place in the code',
      'Choose between inheritance, interfaces and composition and say why',
      'Test rules that depend on the date without waiting for it',
    ],
    steps: [
      'Write the rules as ten sentences with examples: books three weeks, films one week, tools three days; at most five items; no loan with more than 10 in open fees. Result: the list that your tests will follow.',
      'Design the classes on paper and mark which object is responsible for which rule. Result: a diagram of at most eight types.',
      'Write the tests for lending and returning first, passing a Clock in. Result: failing tests that read like the sentences.',
      'Implement the types, using records for values and an enum or sealed interface for the kinds of item. Result: the tests pass.',
      'Add renewing: once, unless another member has reserved the item. Result: a new rule without changes to the fee calculation.',
    ],
    acceptanceCriteria: [
      'Each of the ten sentences has at least one test named after it, and all pass.',
      'No public setter exists, and a loan with a due date before its start cannot be constructed.',
      'Adding a fourth kind of item takes one new type and no change to an existing method body.',
      'No test sleeps or reads the real clock.',
    ],
    resources: [
      tutorial('Learn Java', 'https://dev.java/learn/'),
      documentation('JUnit', 'https://junit.org/'),
    ],
  },
  {
    id: 'four-minute-report',
    title: 'Find out why the nightly report takes four minutes',
    description:
      'A report that matches 60,000 orders with 40,000 customers and finds likely duplicates was fast at first and now takes minutes. Build the slow version, measure it, and make it at least fifty times faster by choosing better data structures, without changing a single line of its output.',
    difficulty: 'intermediate',
    type: 'debugging',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Data Structures & Algorithms', 'Python', 'Performance Optimization'],
    roles: ['Software Engineer', 'Technical Lead'],
    learningObjectives: [
      'Measure before changing anything, and let the profile decide what to change',
      'Recognize quadratic work in harmless-looking code',
      'Trade memory for time deliberately and say how much',
    ],
    steps: [
      'Write the plain version: for each order scan the list of customers; compare every pair of customers by name and postal code; collect matches in a list checked with "in". Result: a slow program and its saved output.',
      'Run it with 1,000, 2,000, 4,000 and 8,000 customers. Result: a chart of the run time and your estimate of its growth.',
      'Profile it with cProfile. Result: the three functions that take the most time, with their share.',
      'Replace the scan with a dictionary, the list check with a set, and the comparison of all pairs with one inside each postal code. Result: three commits, each with its own timing.',
      'Run the chart again and measure the peak memory with tracemalloc. Result: a before-and-after table.',
      'Write half a page for a colleague: cause, change, new growth, and the size at which it becomes slow again. Result: a note that could go into the pull request.',
    ],
    acceptanceCriteria: [
      'The output of the fast version is identical to the saved output, byte for byte.',
      {
        text: 'The full data is processed at least fifty times faster on the same machine.',
        check: entries('the two run times in seconds', {
          columns: [figure('before'), figure('after')],
          rows: [1, 1],
          rules: [{ rule: 'times', column: 'before', than: 'after', least: 50 }],
        }),
      },
      {
        text: 'The chart shows four sizes for both versions.',
        check: entries('the figures of your chart', {
          columns: [figure('lines of data'), figure('seconds before'), figure('seconds after')],
          rows: atLeast(4),
          rules: [{ rule: 'unique', column: 'lines of data' }],
        }),
      },
      {
        text: 'The note names the complexity of each of the three parts before and after.',
        check: entries('the three parts', {
          columns: ['part', bigO('before'), bigO('after')],
          rows: [3, 3],
          rules: [{ rule: 'unique', column: 'part' }],
        }),
      },
    ],
    resources: [
      documentation('The Python profilers', 'https://docs.python.org/3/library/profile.html'),
      documentation(
        'tracemalloc: trace memory allocations',
        'https://docs.python.org/3/library/tracemalloc.html',
      ),
      documentation('Time complexity of Python operations', 'https://wiki.python.org/moin/TimeComplexity'),
    ],
  },
  {
    id: 'blind-code-review',
    title: 'Review three merged pull requests blind, then compare with the maintainers',
    description:
      'You learn to review by seeing what better reviewers saw. Take three merged pull requests of an open-source project that you use, review the first version of each without reading the discussion, and compare your remarks with those of the maintainers.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Code Review', 'Knowledge Sharing'],
    roles: ['Software Engineer', 'Technical Lead', 'Engineering Manager'],
    learningObjectives: [
      'Read a change for purpose and risk before style',
      'Word a remark so that it helps the author',
      'Know which kinds of problem you tend to overlook',
    ],
    steps: [
      'Choose three merged pull requests of 100 to 400 changed lines with at least five review comments, without reading the comments. Result: three links and the hash of the first commit pushed in each.',
      'For each one read the description and the tests, and write down what the change should do and what could break. Result: half a page per change.',
      'Review the first version: correctness, tests, naming, behavior on failure, effect on callers. Mark each remark as blocking, suggestion or question. Result: your review as text.',
      'Read the real discussion and put both sets of remarks side by side. Result: a table of found by both, only by them, only by you.',
      'Sort what you missed by cause, for example an unfamiliar code base, unread tests or haste. Result: your own checklist of at most eight lines.',
      'Rewrite the three remarks that would have been hardest to take. Result: a before-and-after wording for each.',
    ],
    acceptanceCriteria: [
      {
        text: 'All three reviews carry a label on every remark, and no more than a fifth of the remarks are about style.',
        check: entries('your remarks', {
          columns: ['review', 'remark', 'label'],
          rules: [
            { rule: 'kinds', column: 'review', least: 3 },
            { rule: 'often', column: 'label', word: 'style', mostShare: 0.2 },
          ],
        }),
      },
      'The table accounts for every maintainer comment that led to a change in the code.',
      {
        text: 'Each line of the checklist points to at least one remark that you missed.',
        check: entries('your checklist', { columns: ['check', 'remark you missed'] }),
      },
    ],
    resources: [
      article('How to do a code review (Google)', 'https://google.github.io/eng-practices/review/reviewer/'),
      documentation('OWASP Code Review Guide', 'https://owasp.org/www-project-code-review-guide/'),
    ],
  },
  {
    id: 'gilded-rose-behind-tests',
    title: 'Change a tangled stock program that has no tests',
    description:
      'The Gilded Rose exercise is a small shop program with one long nested method and no useful tests, and the customer wants a new kind of item by Friday. Pin down what the code does today, restructure it in small safe steps, and then add the new kind.',
    difficulty: 'intermediate',
    type: 'exercise',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['Automated Testing', 'Java', 'Design Patterns', 'Refactoring'],
    roles: ['Software Engineer', 'Backend Developer', 'Technical Lead'],
    learningObjectives: [
      'Write tests that record existing behavior before changing it',
      'Restructure in steps that each leave the tests passing',
      'Introduce a pattern because the code needs it, not because you know it',
    ],
    steps: [
      'Clone the exercise in Java and run the text fixture for 30 days. Result: a file with the output as it is today.',
      'Write tests from that output until every branch is covered, and check them by mutating the code by hand in five places. Result: tests that fail for each of the five mutations.',
      'Extract the rules of each kind of item step by step, running the tests after every step. Result: at least ten commits, each of them passing.',
      'Move the rules behind one interface with one class for each kind (the strategy pattern), or argue in writing for something simpler. Result: no nested conditions deeper than two.',
      'Add the "Conjured" item, which loses quality twice as fast, test first. Result: the new kind in one new class.',
    ],
    acceptanceCriteria: [
      'The tests cover every branch of the original method (JaCoCo report).',
      'Every commit in the history compiles and passes the tests.',
      'The 30-day output for the old kinds is unchanged.',
      'The conjured item is added without editing the rules of another kind.',
    ],
    resources: [
      tutorial('Gilded Rose refactoring kata', 'https://github.com/emilybache/GildedRose-Refactoring-Kata'),
      article('The catalog of design patterns', 'https://refactoring.guru/design-patterns/catalog'),
      article('Refactoring', 'https://refactoring.com/'),
    ],
  },
  {
    id: 'concurrent-lru-cache',
    title: 'Build a bounded cache that many threads can use at once',
    description:
      'A price service calls a slow supplier and must never ask for the same product twice at the same time. Write a cache in Java with a maximum size, least-recently-used eviction and expiry, and show under load that it is correct before you show that it is fast.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2–3 weekends',
    hours: { from: 16, to: 28 },
    skills: ['Concurrency', 'Java', 'Data Structures & Algorithms', 'Caching'],
    roles: ['Software Engineer', 'Backend Developer'],
    learningObjectives: [
      'State the invariants of a shared structure and test them under contention',
      'Choose between one lock, striped locks and lock-free structures from measurements',
      'Prevent several threads from loading the same missing value',
    ],
    steps: [
      'Write down the contract: what get, put and load promise with two threads, at the size limit and at expiry. Result: one page with the invariants.',
      'Implement it for one thread with a hash map and a doubly linked list, and test it. Result: constant-time get and put.',
      'Make it safe with one lock, then let many threads hammer it while a checker verifies size and values. Result: a stress test that finds a planted race within a minute.',
      'Load a missing value once even if 100 threads ask for it, and decide what they see when loading fails. Result: a test that counts the calls to the supplier.',
      'Measure throughput with JMH for 1, 4 and 8 threads, then reduce contention with striping. Result: a table for both versions.',
      'Compare with a well-known cache library and explain the difference. Result: a page on what you would use at work and why.',
    ],
    acceptanceCriteria: [
      'A ten-minute stress run with eight threads violates none of the invariants.',
      'With 100 simultaneous requests for one missing key the supplier is called exactly once.',
      'The planted race (the lock removed from one method) makes the stress test fail.',
      {
        text: 'The benchmark lists throughput with its error for both versions and three thread counts.',
        check: entries('the results of the benchmark', {
          columns: ['version', figure('threads', { from: 1 }), figure('throughput'), figure('error')],
          rows: atLeast(6),
          rules: [
            { rule: 'kinds', column: 'version', least: 2 },
            { rule: 'kinds', column: 'threads', least: 3 },
          ],
        }),
      },
    ],
    resources: [
      tutorial('Concurrency in Java', 'https://docs.oracle.com/javase/tutorial/essential/concurrency/'),
      documentation('JMH, the Java microbenchmark harness', 'https://github.com/openjdk/jmh'),
      documentation('Caffeine, a caching library', 'https://github.com/ben-manes/caffeine'),
    ],
  },
  {
    id: 'crash-safe-key-value-store',
    title: 'Write a key-value store that survives being killed',
    description:
      'Databases promise that an acknowledged write is still there after a crash; build the smallest thing that keeps this promise. Write an append-only store in Python, Go or Java with recovery and compaction, and test it by killing the process hundreds of times.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2–3 weekends',
    hours: { from: 16, to: 26 },
    skills: ['Data Structures & Algorithms', 'Storage Systems', 'Databases', 'Linux'],
    roles: ['Software Engineer'],
    learningObjectives: [
      'Explain what the operating system does between write and disk',
      'Design a file format that shows where a write was torn',
      'Test recovery by causing real crashes instead of imagining them',
    ],
    steps: [
      'Define a record: length, checksum, key, value, and a marker for deletion. Result: a one-page format description with a byte diagram.',
      'Append records and keep an index in memory; rebuild it at start. Result: get, put and delete that pass unit tests.',
      'Acknowledge a write only after fsync, and measure what it costs; then commit several writes in one fsync. Result: writes a second for both ways.',
      'Write a test that starts the store, writes from a child process, kills it with SIGKILL at a random moment and checks every acknowledged write. Result: a report on 500 crashes, and a note on what a killed process cannot prove about a power failure.',
      'Cut and corrupt the last record by hand, and make recovery stop cleanly at it. Result: tests for a torn tail and for a flipped bit.',
      'Compact the file while reads go on, switching with an atomic rename. Result: a file without outdated records, and a crash test during compaction.',
    ],
    acceptanceCriteria: [
      'In 500 kills no acknowledged write is missing and no deleted key comes back.',
      'A flipped bit in the middle of the file is reported with its offset and never returned as a value.',
      'After compaction the file holds one record for each live key.',
      'A kill during compaction leaves either the old or the new file complete.',
    ],
    resources: [
      documentation(
        'Reliability and the write-ahead log (PostgreSQL)',
        'https://www.postgresql.org/docs/current/wal-intro.html',
      ),
      documentation('Atomic commit in SQLite', 'https://www.sqlite.org/atomiccommit.html'),
      documentation('fsync(2)', 'https://man7.org/linux/man-pages/man2/fsync.2.html'),
    ],
  },
]
