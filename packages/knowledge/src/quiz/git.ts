import type { SkillQuiz } from './quiz-question.ts'

export const gitQuiz: SkillQuiz = {
  skill: 'Git',
  questions: [
    {
      id: 'git-01',
      difficulty: 'beginner',
      question: 'What is the content of `note.txt` in the new commit?',
      code: {
        language: 'bash',
        lines: [
          'echo one > note.txt',
          'git add note.txt',
          'echo two > note.txt',
          "git commit -m 'Add a note'",
        ],
      },
      right: {
        text: '`one`, because that version was staged',
        why: '`git add` copies the content of that moment into the index, and the commit takes the index. `two` remains as an unstaged change.',
      },
      wrong: [
        {
          text: '`two`, because that is the latest version',
          why: 'A commit does not look at the working tree. `git commit -a` or a second `git add` would include `two`.',
        },
        {
          text: 'Both lines, because the file changed twice',
          why: '`>` replaced the content each time; and the index held exactly one version, the first.',
        },
        {
          text: 'Nothing, because Git aborts when they differ',
          why: 'Staging a part and committing it while other changes stay open is normal use.',
        },
      ],
    },
    {
      id: 'git-02',
      difficulty: 'beginner',
      question:
        '`config.local` was committed last month. You add it to `.gitignore`, but Git still shows its changes. What do you do?',
      right: {
        text: 'Run `git rm --cached config.local` and commit',
        why: '`.gitignore` only concerns untracked files. Taking the file out of the index makes it untracked, while it stays on your disk.',
      },
      wrong: [
        {
          text: 'Run `git rm config.local` and commit that',
          why: 'It would no longer be tracked, but `git rm` without `--cached` also deletes your local file.',
        },
        {
          text: 'Run `git add .gitignore` and commit it',
          why: 'That shares the rule with others, but rules do not apply to files that are already tracked.',
        },
        {
          text: 'Run `git restore config.local` every time',
          why: 'It throws away your local settings each time, and the file stays tracked.',
        },
      ],
    },
    {
      id: 'git-03',
      difficulty: 'beginner',
      question:
        'The last commit on the shared branch `main` breaks the product, and several people have pulled it. How do you undo it?',
      right: {
        text: '`git revert HEAD`, then push',
        why: 'Revert adds a commit with the opposite change, so everybody gets it by a normal pull and no history is rewritten.',
      },
      wrong: [
        {
          text: '`git reset --hard HEAD~1`, then force-push',
          why: 'It rewrites a branch that others build on; their next pull or push can bring the bad commit back.',
        },
        {
          text: '`git commit --amend`, then force-push',
          why: 'Amending replaces a commit that others already have, so their histories no longer match.',
        },
        {
          text: '`git checkout HEAD~1`, then push',
          why: 'That only looks at the older commit with a detached HEAD; `main` does not move.',
        },
      ],
    },
    {
      id: 'git-04',
      difficulty: 'beginner',
      question:
        'A colleague pushed to `main`. You are on your own `main` and run only `git fetch`. What has changed?',
      right: {
        text: '`origin/main` has moved, your `main` and files have not',
        why: 'Fetch downloads commits and updates remote-tracking branches. Merging or rebasing is a second step, which `git pull` adds.',
      },
      wrong: [
        {
          text: 'Your `main` has moved, but your files are the old ones',
          why: 'Fetch never moves the branch you are on. It updates `origin/main`, your record of the remote.',
        },
        {
          text: 'Your `main` and files now equal those of your colleague',
          why: 'That would be a pull. Fetch leaves your branch and working tree alone.',
        },
        {
          text: 'Nothing was downloaded, Git only lists what there is new',
          why: 'The commits and their objects are downloaded, and you can look at them with `git log origin/main`.',
        },
      ],
    },
    {
      id: 'git-05',
      difficulty: 'beginner',
      question: 'You are on `main` and ran `git merge feature`. What does this part of the file tell you?',
      code: {
        language: 'text',
        lines: ['<<<<<<< HEAD', 'timeout = 30', '=======', 'timeout = 60', '>>>>>>> feature'],
      },
      right: {
        text: '`main` has 30 and `feature` 60; you must decide',
        why: 'Above `=======` is the side you are on, below it the one you merge. Edit to the wanted result, remove the markers, `git add`, commit.',
      },
      wrong: [
        {
          text: '`main` had 30, and Git has replaced it with 60',
          why: 'Git replaced nothing. Both sides changed the line, so it stopped and shows both versions.',
        },
        {
          text: '`feature` has 30 and `main` 60; you must decide',
          why: '`HEAD` is the branch you are on, here `main`, and stands on top.',
        },
        {
          text: 'Both lines are kept, and the last one will apply',
          why: 'The merge is not finished. Markers left in the file would simply break it.',
        },
      ],
    },
    {
      id: 'git-06',
      difficulty: 'beginner',
      question: 'Your push to a shared branch is refused like this. What is the right next step?',
      code: {
        language: 'console',
        lines: [
          ' ! [rejected]        main -> main (fetch first)',
          "error: failed to push some refs to 'git@example.org:shop.git'",
        ],
      },
      right: {
        text: 'Integrate the remote commits, then push again',
        why: 'Somebody pushed before you. `git pull` or `git pull --rebase` brings their commits under yours, and the push fast-forwards.',
      },
      wrong: [
        {
          text: 'Push again with `--force` to settle it',
          why: 'That would delete the commits of your colleague from the shared branch.',
        },
        {
          text: 'Renew your SSH key, then push again',
          why: 'The server knew you and compared histories. A key problem gives `Permission denied (publickey)`.',
        },
        {
          text: 'Delete the clone, then start afresh',
          why: 'You would lose your own commits, and nothing is broken: the remote is merely ahead of you.',
        },
      ],
    },
    {
      id: 'git-07',
      difficulty: 'beginner',
      question:
        'You have just committed, not pushed, and see that you forgot one file. What is the cleanest way to include it?',
      right: {
        text: '`git add` it, then `git commit --amend`',
        why: 'Amending replaces your last commit by one that holds the file too. As nobody else has the old commit, that is safe.',
      },
      wrong: [
        {
          text: '`git add` it, then `git push --force`',
          why: 'Staging alone changes no commit, so the push would send the commit without the file.',
        },
        {
          text: '`git stash` it, then `git commit`',
          why: 'A stash puts the change away; the commit would not contain it.',
        },
        {
          text: '`git revert HEAD`, then commit it all anew',
          why: 'That leaves three commits, one of them undoing the first, for a slip that nobody has seen yet.',
        },
      ],
    },
    {
      id: 'git-08',
      difficulty: 'beginner',
      question: 'After this, what does your working directory look like?',
      code: {
        language: 'console',
        lines: ['$ git status --short', ' M app.js', '?? draft.js', '$ git stash'],
      },
      right: {
        text: '`app.js` is as in the last commit, `draft.js` is still there',
        why: '`git stash` takes the changes of tracked files. Untracked files are only taken along with `-u`.',
      },
      wrong: [
        {
          text: '`app.js` is as in the last commit, `draft.js` is gone',
          why: '`draft.js` is untracked (`??`), and a plain stash does not touch untracked files.',
        },
        {
          text: '`app.js` still has the changes, `draft.js` is gone',
          why: 'It is the modified tracked file that is put away, not the untracked one.',
        },
        {
          text: '`app.js` still has the changes, `draft.js` is still there',
          why: '`git stash` saves the changes and then cleans them out of the working tree.',
        },
      ],
    },
    {
      id: 'git-09',
      difficulty: 'intermediate',
      question:
        'On branch `feature` you run `git rebase main` and hit a conflict. Which version does `git checkout --ours app.js` take?',
      right: {
        text: 'The one of `main` plus your commits replayed so far',
        why: 'A rebase stands on the new base and applies your commits one by one. So `ours` is the base, and `theirs` your own commit.',
      },
      wrong: [
        {
          text: 'The one of your commit that is being applied now',
          why: 'That is `theirs` in a rebase. The names follow what is checked out, not who wrote it.',
        },
        {
          text: 'The one of the common ancestor of the two',
          why: 'The ancestor is stage 1 and is neither; `git show :1:app.js` prints it.',
        },
        {
          text: 'The one of `feature` as it is stored on the remote',
          why: 'A rebase works with local commits; the remote copy of `feature` is not involved.',
        },
      ],
    },
    {
      id: 'git-10',
      difficulty: 'intermediate',
      question: 'Which commits does `git log main..topic` list?',
      code: {
        language: 'text',
        lines: ['A---B---C---F   main', '     \\', '      D---E       topic'],
      },
      right: {
        text: 'D and E',
        why: '`main..topic` means: reachable from `topic` but not from `main`. A and B are reachable from both.',
      },
      wrong: [
        {
          text: 'C, D, E and F',
          why: 'These are the commits that only one side has, which three dots show: `main...topic`.',
        },
        {
          text: 'B, D and E',
          why: 'The fork point B belongs to `main` too and is therefore left out.',
        },
        {
          text: 'C and F',
          why: 'That is the other direction, `topic..main`: what `topic` still lacks.',
        },
      ],
    },
    {
      id: 'git-11',
      difficulty: 'intermediate',
      question:
        'You checked out a tag, made two commits and switched back to `main`. The commits appear in no branch. How do you get them back?',
      right: {
        text: 'Find the hash in `git reflog` and create a branch there',
        why: 'The commits exist, they merely have no name. The reflog records where HEAD was, so `git branch rescue HASH` saves them.',
      },
      wrong: [
        {
          text: 'Restore the files with `git restore --source` of the tag',
          why: 'That brings the content of the tag, from before your two commits.',
        },
        {
          text: 'Fetch from the remote, which still has the commits',
          why: 'They were never pushed, so the remote knows nothing of them.',
        },
        {
          text: 'Write them anew, as Git deleted them on the switch',
          why: 'Unreachable commits are kept for weeks before garbage collection removes them.',
        },
      ],
    },
    {
      id: 'git-12',
      difficulty: 'intermediate',
      question:
        'Your last three local commits should become one, with their changes staged and ready to commit. Which command does that?',
      code: {
        language: 'console',
        lines: [
          '$ git log --oneline -4',
          '9c1f2aa (HEAD -> invoice) Fix the test again',
          '51be07d Fix the test',
          'e8803c4 Add the invoice total',
          '77d0b19 (origin/main) Add invoices',
        ],
      },
      right: {
        text: '`git reset --soft HEAD~3`',
        why: 'A soft reset moves the branch only; index and files keep the state of the third commit, so one `git commit` makes it one.',
      },
      wrong: [
        {
          text: '`git reset --mixed HEAD~3`',
          why: 'The mixed reset, the default, also resets the index: the changes would be in the files, but not staged.',
        },
        {
          text: '`git reset --hard HEAD~3`',
          why: 'A hard reset throws the changes out of index and working tree as well.',
        },
        {
          text: '`git revert --no-edit HEAD~3`',
          why: 'That adds a commit undoing one older commit. It neither combines nor stages anything.',
        },
      ],
    },
    {
      id: 'git-13',
      difficulty: 'intermediate',
      question: 'A cloud access key was pushed to a public repository ten minutes ago. What comes first?',
      right: {
        text: 'Revoke the key at the cloud provider',
        why: 'Bots scan public pushes within seconds, so the key counts as stolen. Cleaning the history comes afterward and cannot undo copies.',
      },
      wrong: [
        {
          text: 'Rewrite the history and force-push it',
          why: 'Clones, forks and cached views keep the commit, and the key works until it is revoked.',
        },
        {
          text: 'Delete the key in a new commit',
          why: 'The key stays readable in the older commit, for anybody who looks at the history.',
        },
        {
          text: 'Switch the repository to private',
          why: 'It hides the page but not the copies that were made in ten minutes, and the key remains valid.',
        },
      ],
    },
    {
      id: 'git-14',
      difficulty: 'intermediate',
      question:
        'Somewhere in 4,000 commits the call `limitRate(` vanished from the code. How do you find that commit most directly?',
      right: {
        text: "`git log -S'limitRate('`",
        why: 'The pickaxe lists commits in which the number of occurrences of the string changed: its addition and its removal.',
      },
      wrong: [
        {
          text: "`git log --grep='limitRate('`",
          why: '`--grep` searches commit messages, and the author may not have mentioned the call.',
        },
        {
          text: "`git grep 'limitRate(' HEAD`",
          why: 'This searches one tree, that of `HEAD`, where the call no longer exists.',
        },
        {
          text: '`git blame HEAD -- src/api.js`',
          why: 'Blame explains the lines that are there. A line that was removed is not among them.',
        },
      ],
    },
    {
      id: 'git-15',
      difficulty: 'intermediate',
      question:
        'You rebased the branch `search`, force-pushed it, and Kim, who had two commits on top of the old version, runs `git pull` with merge. What happens?',
      right: {
        text: 'The old commits come back beside their rebased copies',
        why: 'Rebased commits are new objects. The merge joins the old line and the new one, so the changes appear twice or conflict.',
      },
      wrong: [
        {
          text: 'The two commits of Kim are silently deleted',
          why: 'A merge keeps both sides. Kim would lose commits only by resetting to the remote.',
        },
        {
          text: 'Git recognizes the copies and drops the old ones',
          why: 'A merge compares histories by commit, not by patch. `git pull --rebase` can skip such copies.',
        },
        {
          text: 'The pull is refused until Kim clones again',
          why: 'Diverged branches can be merged; nothing is refused, which is why the mess goes unnoticed.',
        },
      ],
    },
    {
      id: 'git-16',
      difficulty: 'intermediate',
      question: 'On Windows, a changed comment made this diff. What is the lasting fix for the team?',
      code: {
        language: 'console',
        lines: [
          '$ git diff --stat',
          ' src/invoice.js | 1840 ++++++++++++++++++++++++------------------------',
          '$ git diff --stat --ignore-space-at-eol',
          ' src/invoice.js | 2 +-',
        ],
      },
      right: {
        text: 'Commit a `.gitattributes` that normalizes line endings',
        why: 'The editor changed all line endings. `* text=auto` in the repository makes Git store LF for everyone, whatever their own settings.',
      },
      wrong: [
        {
          text: 'Ask everyone to set `core.autocrlf` as they prefer',
          why: 'Different settings are what produces such diffs. The rule has to travel with the repository.',
        },
        {
          text: 'Review such diffs with `--ignore-space-at-eol`',
          why: 'That hides it from one reader. Blame and merges still see 920 changed lines.',
        },
        {
          text: 'Mark the sources as `binary` so that diffs are short',
          why: 'Binary files get no line diffs and no line merges, so it would take away what Git is used for.',
        },
      ],
    },
    {
      id: 'git-17',
      difficulty: 'expert',
      question:
        'A merge of `feature` into `main` was undone with `git revert -m 1`. The bug in `feature` is now fixed there, and it is merged again. Why are most of its changes missing on `main`?',
      right: {
        text: 'Its old commits are already part of the history of `main`',
        why: 'The revert undid the content, not the ancestry, so the second merge brings only newer commits. Revert the revert first.',
      },
      wrong: [
        {
          text: 'The revert deleted the old commits from `feature`',
          why: 'A revert adds a commit to `main` and touches no other branch.',
        },
        {
          text: 'The parent number was wrong, it should have been 2',
          why: '`-m 1` keeps the side of `main`, which is right for undoing the merge of a feature.',
        },
        {
          text: 'The second merge was a fast-forward, which skips content',
          why: '`main` has commits that `feature` lacks, so no fast-forward is possible; and one never skips content.',
        },
      ],
    },
    {
      id: 'git-18',
      difficulty: 'expert',
      question:
        'You rewrite a shared topic branch with `git push --force-with-lease`. In which case can you still wipe out a commit a colleague pushed a minute ago?',
      right: {
        text: 'Your editor fetched in the background in the meantime',
        why: 'Without a stated value the lease compares with your `origin/topic`. A fetch has moved that to the new commit, which you never looked at. `--force-if-includes` helps.',
      },
      wrong: [
        {
          text: 'Your clone has not fetched since the day before',
          why: 'Then `origin/topic` is stale, differs from the server, and the lease stops the push.',
        },
        {
          text: 'Your colleague pushed the commit with `--force`',
          why: 'How the commit got there does not matter; the server value differs from yours and the push is refused.',
        },
        {
          text: 'Your branch has not been merged into the default',
          why: 'The lease compares one ref on the server with what you expect. Merges elsewhere play no part.',
        },
      ],
    },
    {
      id: 'git-19',
      difficulty: 'expert',
      question:
        'Both branches start with `retries = 3`. On `a` it was set to 5 and later back to 3. On `b` it was set to 5 once. You merge `b` into `a`. What is the result?',
      right: {
        text: '`retries = 5`, without a conflict',
        why: 'A three-way merge compares only base and both ends. `a` ends as the base did, so the change of `b` counts as the only one.',
      },
      wrong: [
        {
          text: '`retries = 3`, without a conflict',
          why: 'Git does not see that `a` deliberately went back; the commits in between are not looked at.',
        },
        {
          text: 'A conflict, because both sides changed it',
          why: 'Compared with the base only `b` differs, and one changed side is no conflict.',
        },
        {
          text: 'A conflict, because the ends are not equal',
          why: 'Different ends conflict only if both of them also differ from the base.',
        },
      ],
    },
    {
      id: 'git-20',
      difficulty: 'expert',
      question:
        '`topic` was started on `feature`, but should now go onto `main` without C and D. Which command does it?',
      code: {
        language: 'text',
        lines: [
          'A---B            main',
          '     \\',
          '      C---D      feature',
          '           \\',
          '            E---F topic',
        ],
      },
      right: {
        text: '`git rebase --onto main feature topic`',
        why: 'It takes the commits of `feature..topic`, E and F, and replays them on `main`.',
      },
      wrong: [
        {
          text: '`git rebase --onto feature main topic`',
          why: 'That takes `main..topic`, thus C to F, and replays them on `feature`: the wrong commits onto the wrong base.',
        },
        {
          text: '`git rebase --no-ff main topic`',
          why: 'All of C to F are missing from `main`, so C and D are replayed as well and stay included.',
        },
        {
          text: '`git merge --squash main topic`',
          why: 'A squash merge brings content into the current branch; it does not move `topic` or leave out C and D.',
        },
      ],
    },
    {
      id: 'git-21',
      difficulty: 'expert',
      question:
        'This step of a pipeline works on every laptop but fails on the build server. What has to change?',
      code: {
        language: 'bash',
        lines: [
          'git clone --depth 1 --no-single-branch -b "$BRANCH" "$URL" src && cd src',
          'git diff --name-only origin/main...HEAD',
          '# fatal: origin/main...HEAD: no merge base',
        ],
      },
      right: {
        text: 'Enough history must be fetched to reach the common ancestor',
        why: 'Three dots diff from the merge base. With one commit of each branch, no common ancestor is there; deepen, or clone with `--filter=blob:none`.',
      },
      wrong: [
        {
          text: 'The branch must be rebased on `main` before it can be compared',
          why: 'On laptops it works with the same commits. What differs is the cut-off history, not the branch.',
        },
        {
          text: 'Two dots must be used, which give the same list of files',
          why: 'It would run, but compare the two tips, so that every change made on `main` since appears in the list.',
        },
        {
          text: 'The server must fetch `origin/main`, which is unknown to it',
          why: 'The ref is there, thanks to `--no-single-branch`. An unknown one would give an `unknown revision` error.',
        },
      ],
    },
    {
      id: 'git-22',
      difficulty: 'expert',
      question:
        'Your branch was merged by squashing. You keep working on the same branch, and the next merge of `main` into it conflicts in files that nobody else touched. Why?',
      right: {
        text: 'Git knows no ancestry between the squashed commit and yours',
        why: 'The squash is an unrelated commit with the same content, so the merge base is the old fork point, and both sides changed the same lines since. Start a new branch from `main`.',
      },
      wrong: [
        {
          text: 'Git stores squashed commits without their parent commits',
          why: 'The squashed commit has one parent, the previous tip of `main`. What it lacks is a link to your branch.',
        },
        {
          text: 'Git applied your commits on `main` in a different order',
          why: 'They were not applied one by one. One commit holds their sum.',
        },
        {
          text: 'Git cannot merge a branch whose pull request is closed',
          why: 'Git knows no pull requests; those belong to the hosting platform.',
        },
      ],
    },
    {
      id: 'git-23',
      difficulty: 'expert',
      question:
        '`git bisect run ./check.sh` blames a commit that only fixed a typo. Several older commits in the range did not compile. What is wrong with the script?',
      code: {
        language: 'bash',
        lines: ['#!/bin/sh', 'make || exit 1', './test-login'],
      },
      right: {
        text: 'It should exit with 125 when the build fails',
        why: '125 tells bisect to skip a commit that cannot be judged. With 1, a commit that does not build counts as having the bug.',
      },
      wrong: [
        {
          text: 'It should exit with 0 when the build fails',
          why: '0 means good, so untestable commits would mislead the search in the other direction.',
        },
        {
          text: 'It should exit with 255 when the build fails',
          why: 'Codes above 127 abort the whole bisection instead of skipping one commit.',
        },
        {
          text: 'It should return the inverse of `./test-login`',
          why: 'A passing test must give 0 for good, as it does. Inverting would swap good and bad.',
        },
      ],
    },
    {
      id: 'git-24',
      difficulty: 'expert',
      question:
        'A 900 MB video was committed and deleted again in the next commit; both are on `main`. New clones are still huge. What makes them small for everyone?',
      right: {
        text: 'Rewrite the history without the file, and have everyone clone again',
        why: 'Every commit that is reachable keeps its blobs. Only new history, for example with `git filter-repo`, drops it; old clones would push it back.',
      },
      wrong: [
        {
          text: 'Run `git gc --aggressive --prune=now` on the server and the clones',
          why: 'Garbage collection removes unreachable objects. The video is still reachable through its commit.',
        },
        {
          text: 'Track the file type with Git LFS from the next commit onward',
          why: 'That helps with future files. The old commit still contains the blob itself.',
        },
        {
          text: 'Revert both commits, so that neither counts in the history any more',
          why: 'Reverting adds commits. The two old ones stay in the history together with the blob.',
        },
      ],
    },
  ],
}
