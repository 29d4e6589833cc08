import type { SkillQuiz } from './quiz-question.ts'

export const linuxQuiz: SkillQuiz = {
  skill: 'Linux',
  questions: [
    {
      id: 'linux-01',
      difficulty: 'beginner',
      question:
        'Ben is neither `ann` nor in the group `staff`. What happens when he runs `cat reports/may.txt`?',
      code: {
        language: 'console',
        lines: [
          '$ ls -ld reports',
          'drwxr-xr-- 2 ann staff 4096 May 31 09:12 reports',
          '$ sudo ls -l reports',
          '-rw-r--r-- 1 ann staff  812 May 31 09:10 may.txt',
        ],
      },
      right: {
        text: 'It fails, because he may not enter the directory',
        why: 'Reaching a file needs `x` on every directory of its path. Others have only `r` here, which is enough to read names but not to open files.',
      },
      wrong: [
        {
          text: 'It works, because the file is readable by others',
          why: 'The mode of the file would allow it, but the kernel checks the directory first and stops there.',
        },
        {
          text: 'It works, because `r` on the directory is enough',
          why: '`r` on a directory only lists the names in it. Opening something inside needs `x`, the right to pass through.',
        },
        {
          text: 'It fails, because he may not write to the file',
          why: '`cat` opens the file for reading only, so the missing `w` plays no part.',
        },
      ],
    },
    {
      id: 'linux-02',
      difficulty: 'beginner',
      question: 'This command ends with `Permission denied`, although the user may use `sudo`. Why?',
      code: { language: 'bash', lines: ["sudo echo '10.0.0.5 db' >> /etc/hosts"] },
      right: {
        text: 'The shell opens the file before `sudo` runs',
        why: 'Redirections are set up by the calling shell, with its own rights. `echo … | sudo tee -a /etc/hosts` lets a root process open the file.',
      },
      wrong: [
        {
          text: '`echo` drops the rights that `sudo` gave it',
          why: '`echo` does run as root here. It only writes to its standard output, though, and somebody else opened that.',
        },
        {
          text: 'Root may overwrite the file but not append',
          why: 'Root may do either. An append-only or immutable attribute is possible, but is not the default on `/etc/hosts`.',
        },
        {
          text: 'The file is locked while the system uses it',
          why: 'Programs open, read and close `/etc/hosts`; nothing locks it, and Linux locks are usually advisory anyway.',
        },
      ],
    },
    {
      id: 'linux-03',
      difficulty: 'beginner',
      question: 'What does the `rm` command in these two lines of Bash try to delete?',
      code: { language: 'bash', lines: ["file='may report.txt'", 'rm $file'] },
      right: {
        text: 'Two files, `may` and `report.txt`',
        why: 'An unquoted expansion is split at white space, so `rm` gets two arguments. `rm "$file"` passes one.',
      },
      wrong: [
        {
          text: 'One file, `may report.txt`',
          why: 'The quotes in the assignment only protect the assignment; they are not part of the value when it is expanded later.',
        },
        {
          text: 'One file, literally named `$file`',
          why: 'That would need single quotes around `$file`. Without quotes the shell expands the variable.',
        },
        {
          text: 'Every file that begins with `may`',
          why: 'Only a wildcard such as `may*` is matched against names. The value holds none.',
        },
      ],
    },
    {
      id: 'linux-04',
      difficulty: 'beginner',
      question: 'You own this script and only you should run it. What is the best fix for the error?',
      code: {
        language: 'console',
        lines: [
          '$ ls -l deploy.sh',
          '-rw-r--r-- 1 mia mia 611 Jun  2 10:41 deploy.sh',
          '$ ./deploy.sh',
          'bash: ./deploy.sh: Permission denied',
        ],
      },
      right: {
        text: 'Run `chmod u+x deploy.sh`',
        why: 'Starting a file as a program needs the execute bit; `u+x` gives it to the owner and to nobody else.',
      },
      wrong: [
        {
          text: 'Run `chmod 777 deploy.sh`',
          why: 'It would start, but now everybody may change a script that runs with your rights.',
        },
        {
          text: 'Run `sudo ./deploy.sh`',
          why: 'Even root cannot execute a regular file that has no execute bit at all; and the script would not need root.',
        },
        {
          text: 'Run `chown mia deploy.sh`',
          why: '`mia` owns the file already. What is missing is the execute bit, not ownership.',
        },
      ],
    },
    {
      id: 'linux-05',
      difficulty: 'beginner',
      question:
        'A service that holds half-written data in memory has to stop. Why use `kill PID` before `kill -9 PID`?',
      right: {
        text: 'Plain `kill` lets the process clean up first',
        why: 'It sends SIGTERM, which a program can catch to flush, close and remove lock files. SIGKILL ends it without running any of its code.',
      },
      wrong: [
        {
          text: 'Plain `kill` also stops its child processes',
          why: 'A signal to one PID reaches that process only. Children get it only if the parent or a process-group kill passes it on.',
        },
        {
          text: 'Plain `kill` cannot be ignored by a process',
          why: 'It is the other way around: SIGTERM can be caught or ignored, SIGKILL cannot.',
        },
        {
          text: 'Plain `kill` waits until the process is gone',
          why: '`kill` returns as soon as the signal is sent, whichever signal it is. Waiting is up to you.',
        },
      ],
    },
    {
      id: 'linux-06',
      difficulty: 'beginner',
      question: 'The program `backup` lies in the current directory and is executable. Why is it not found?',
      code: {
        language: 'console',
        lines: ['$ ls', 'backup', '$ backup', 'bash: backup: command not found'],
      },
      right: {
        text: 'The shell only searches the directories in `PATH`',
        why: 'A name without a slash is looked up in `PATH`, which normally leaves out the current directory. `./backup` names the file itself.',
      },
      wrong: [
        {
          text: 'The file needs the extension `.sh` to be started',
          why: 'Linux does not look at extensions. The execute bit and the first bytes of the file decide how it is run.',
        },
        {
          text: 'The shell must be restarted to see new programs',
          why: 'Bash may remember where it found a command before, but a command it never found is looked up each time.',
        },
        {
          text: 'The file must first be registered as a command',
          why: 'There is no register of commands; any executable file in a `PATH` directory can be called by name.',
        },
      ],
    },
    {
      id: 'linux-07',
      difficulty: 'beginner',
      question:
        'This pipeline lists the three most frequent addresses of a log. What goes wrong if the first `sort` is removed?',
      code: {
        language: 'bash',
        lines: ["awk '{print $1}' access.log | sort | uniq -c | sort -rn | head -3"],
      },
      right: {
        text: 'An address can be counted in several parts',
        why: '`uniq` only merges neighboring equal lines. Unsorted input gives one count for every run of the same address.',
      },
      wrong: [
        {
          text: 'The counts come out right but in any order',
          why: 'The order is made by the second `sort`. It is the counts that go wrong, as `uniq` compares neighbors only.',
        },
        {
          text: 'The least frequent addresses are listed first',
          why: '`sort -rn` still puts the largest counts at the top; it does not depend on the first `sort`.',
        },
        {
          text: 'Addresses that occur only once are left out',
          why: '`uniq` keeps single lines, with a count of 1. Leaving them out would take `uniq -d`.',
        },
      ],
    },
    {
      id: 'linux-08',
      difficulty: 'beginner',
      question:
        '`df -h` shows that the root file system is 97% full. Which command best shows where the space went?',
      right: {
        text: '`du -xh --max-depth=1 / | sort -h`',
        why: '`du` adds up what directories hold; `-x` stays on this file system and `sort -h` puts the largest last. Repeat one level deeper.',
      },
      wrong: [
        {
          text: '`ls -lhS / | head -20`',
          why: '`ls` shows the size of a directory entry, about 4 kB, not of what lies in it.',
        },
        {
          text: '`df -h --total | sort -h`',
          why: '`df` knows the usage of whole file systems only; it cannot say which directory holds it.',
        },
        {
          text: '`free -h && lsblk --fs /`',
          why: '`free` is about memory, and `lsblk` lists block devices. Neither looks into directories.',
        },
      ],
    },
    {
      id: 'linux-09',
      difficulty: 'intermediate',
      question:
        'An administrator deleted a 30 GB log, but `df` shows the disk just as full, while `du` no longer finds the 30 GB. Why?',
      right: {
        text: 'A running process still has the file open',
        why: '`rm` removes the name; the blocks are freed when the last open descriptor is closed. `lsof +L1` shows such files; restart or signal the process.',
      },
      wrong: [
        {
          text: 'The file was moved to the trash of the user',
          why: '`rm` has no trash; desktop file managers do. And `du` would find the file there.',
        },
        {
          text: 'The file system frees blocks at the next mount',
          why: 'Blocks are freed at once when neither a name nor an open descriptor refers to the file.',
        },
        {
          text: 'The kernel still holds the file in its cache',
          why: 'The page cache lives in memory and is not counted by `df`.',
        },
      ],
    },
    {
      id: 'linux-10',
      difficulty: 'intermediate',
      question:
        'Creating a file under `/srv` fails with `No space left on device`. What is the likely cause?',
      code: {
        language: 'console',
        lines: [
          '$ df -h /srv',
          'Filesystem      Size  Used Avail Use% Mounted on',
          '/dev/sdb1       200G   61G  129G  33% /srv',
          '$ df -i /srv',
          'Filesystem       Inodes    IUsed IFree IUse% Mounted on',
          '/dev/sdb1      13107200 13107200     0  100% /srv',
        ],
      },
      right: {
        text: 'Millions of tiny files have used up the inodes',
        why: 'Each file takes an inode, and on ext4 their number is fixed at creation of the file system. Find and remove the directory full of small files.',
      },
      wrong: [
        {
          text: 'A quota stops this user from taking more space',
          why: 'A quota gives `Disk quota exceeded`. The output shows that the file system itself has no free inode.',
        },
        {
          text: 'The remaining 129 GB are reserved for root only',
          why: 'Reserved blocks are not part of `Avail`, so 129 GB really are available to normal users.',
        },
        {
          text: 'Free space is too fragmented for another file',
          why: 'File systems can spread a file over many pieces, and an empty file needs no block at all.',
        },
      ],
    },
    {
      id: 'linux-11',
      difficulty: 'intermediate',
      question:
        'A script calls `node sync.js` and works when you start it, but from your own crontab it logs `node: not found`. Why?',
      right: {
        text: 'Cron starts it with a short default `PATH`',
        why: 'Cron does not read your shell profile. Use absolute paths, or set `PATH` in the crontab or the script.',
      },
      wrong: [
        {
          text: 'Cron starts it as another user than you',
          why: 'Jobs of your own crontab run as you. What differs is the environment, not the user.',
        },
        {
          text: 'Cron runs without access to your disks',
          why: 'The job sees the same file systems as you do; it only does not know where to look for `node`.',
        },
        {
          text: 'Cron needs a terminal to start programs',
          why: 'Cron jobs run without a terminal, and programs start fine that way as long as they are found.',
        },
      ],
    },
    {
      id: 'linux-12',
      difficulty: 'intermediate',
      question: 'Where do the error messages of `build` end up when this line is run in a terminal?',
      code: { language: 'bash', lines: ['./build 2>&1 > build.log'] },
      right: {
        text: 'On the terminal',
        why: 'Redirections apply from left to right: descriptor 2 becomes a copy of 1 while that is still the terminal. `> build.log 2>&1` sends both to the file.',
      },
      wrong: [
        {
          text: 'In `build.log`',
          why: 'Only standard output goes there. Descriptor 2 was copied before descriptor 1 was pointed at the file.',
        },
        {
          text: 'In a file `&1`',
          why: '`2>&1` copies a descriptor; only `2>1`, without the ampersand, would write to a file, named `1`.',
        },
        {
          text: 'Nowhere at all',
          why: 'Errors would be thrown away by `2>/dev/null`. Here they have a destination, the terminal.',
        },
      ],
    },
    {
      id: 'linux-13',
      difficulty: 'intermediate',
      question: 'What does the last line of this session print?',
      code: {
        language: 'bash',
        lines: ['echo one > a', 'ln a hard', 'ln -s a soft', 'rm a', 'echo two > a', 'cat hard soft'],
      },
      right: {
        text: '`one`, then `two`',
        why: '`hard` still names the old inode, which lives on. `soft` stores the path `a` and so finds the new file.',
      },
      wrong: [
        {
          text: '`two`, then `two`',
          why: 'That would be so if `a` had been overwritten in place. `rm` and a new `a` give a new inode, which `hard` does not name.',
        },
        {
          text: '`one`, then `one`',
          why: 'A symbolic link does not hold on to an inode; it is resolved by path each time it is used.',
        },
        {
          text: '`one`, then an error',
          why: '`soft` dangled between `rm a` and the second `echo`, but works again as soon as a file `a` exists.',
        },
      ],
    },
    {
      id: 'linux-14',
      difficulty: 'intermediate',
      question: 'The database was down, yet this nightly script printed `backup ok`. What should be changed?',
      code: {
        language: 'bash',
        lines: ['#!/bin/bash', 'set -e', 'pg_dump shop | gzip > /backup/shop.sql.gz', "echo 'backup ok'"],
      },
      right: {
        text: 'Add `set -o pipefail` at the top',
        why: 'By default a pipeline has the status of its last command, and `gzip` compressed an empty stream without error. `pipefail` reports the failure of any part.',
      },
      wrong: [
        {
          text: 'Add `set -u` next to `set -e`',
          why: '`set -u` catches unset variables. No variable is used here; the status of `pg_dump` is what gets lost.',
        },
        {
          text: 'Add `2>&1` before the pipe',
          why: 'That would write error messages into the backup, and the exit status would still be that of `gzip`.',
        },
        {
          text: 'Add `sleep 60` after `pg_dump`',
          why: 'Waiting does not make a failed dump visible; the status of the pipeline stays that of its last command.',
        },
      ],
    },
    {
      id: 'linux-15',
      difficulty: 'intermediate',
      question:
        'The service ran fine for weeks. After a reboot of the machine it is not running. What was left out?',
      code: {
        language: 'console',
        lines: [
          '$ systemctl status api',
          '○ api.service - Orders API',
          '     Loaded: loaded (/etc/systemd/system/api.service; disabled; preset: enabled)',
          '     Active: inactive (dead)',
        ],
      },
      right: {
        text: 'Somebody ran `start` but never `enable`',
        why: '`start` acts once; `enable` creates the links by which a target pulls the unit in at boot. The status line says `disabled`.',
      },
      wrong: [
        {
          text: 'The unit has no `Restart=always` line',
          why: '`Restart=` reacts when a started service ends. It does not start a unit that nothing has pulled in at boot.',
        },
        {
          text: 'Nobody ran `daemon-reload` after editing',
          why: 'A reboot reads all units afresh, so a forgotten reload would be cured by it.',
        },
        {
          text: 'The unit file lies in the wrong folder',
          why: '`/etc/systemd/system` is the place for local units, and the status says that it was loaded.',
        },
      ],
    },
    {
      id: 'linux-16',
      difficulty: 'intermediate',
      question:
        'Members of the group `web` share `/srv/site`, but new files get the private group of whoever made them. What fixes that for the future?',
      right: {
        text: 'The setgid bit on the directory, `chmod g+s`',
        why: 'In a setgid directory new files take over the group of the directory, and new subdirectories the bit as well. An umask of 002 makes them group-writable.',
      },
      wrong: [
        {
          text: 'The sticky bit on the directory, `chmod +t`',
          why: 'The sticky bit restricts who may delete or rename entries, as in `/tmp`. It does not touch the group.',
        },
        {
          text: 'A recursive change, `chgrp -R web /srv/site`',
          why: 'That repairs the files of today. The next file again gets the primary group of its creator.',
        },
        {
          text: 'An open mode for all, `chmod -R 777 /srv/site`',
          why: 'It opens the existing files to every account of the machine and leaves the group of new files as it was.',
        },
      ],
    },
    {
      id: 'linux-17',
      difficulty: 'expert',
      question: 'Users complain that this 8-core server hangs. What does the output point to?',
      code: {
        language: 'console',
        lines: [
          '$ uptime',
          ' 14:02:11 up 91 days,  load average: 63.20, 61.75, 58.31',
          '$ top -bn1 | sed -n 3p',
          '%Cpu(s):  1.2 us,  0.8 sy,  0.0 ni, 96.9 id,  1.1 wa,  0.0 hi,  0.0 si,  0.0 st',
        ],
      },
      right: {
        text: 'Many tasks stuck in uninterruptible sleep',
        why: 'The Linux load also counts tasks in state `D`. With idle CPUs, look for them with `ps -eo state,wchan,cmd`; a dead NFS server is the classic cause.',
      },
      wrong: [
        {
          text: 'Many tasks queuing for too few cores',
          why: 'Then the CPUs would be busy. They are 97% idle, so the 60 tasks are not waiting for a core.',
        },
        {
          text: 'Many zombies left behind by their parent',
          why: 'Zombies have ended and do not count toward the load average.',
        },
        {
          text: 'Many threads asleep on idle connections',
          why: 'Waiting on a socket is interruptible sleep, state `S`, which is not counted either.',
        },
      ],
    },
    {
      id: 'linux-18',
      difficulty: 'expert',
      question:
        'Requests on a virtual machine became slow, with no more traffic than usual. What do you conclude from `top`?',
      code: {
        language: 'console',
        lines: ['%Cpu(s): 44.1 us,  6.3 sy,  0.0 ni, 11.2 id,  0.3 wa,  0.0 hi,  0.4 si, 37.7 st'],
      },
      right: {
        text: 'The hypervisor gives the machine too little CPU time',
        why: 'Steal is time in which a virtual CPU was ready to run but the host served others, or a credit or quota was used up. It cannot be fixed inside the guest.',
      },
      wrong: [
        {
          text: 'A process of the guest hides by stealing CPU time',
          why: 'The time of every process of the guest counts as `us`, `sy` or `ni`. Steal is what the guest did not get.',
        },
        {
          text: 'The guest waits for its disks most of that time',
          why: 'Waiting for disks shows as `wa`, which is 0.3% here.',
        },
        {
          text: 'The guest spends the time on handling interrupts',
          why: 'Interrupts are `hi` and `si`, together 0.4%. `st` is a different column.',
        },
      ],
    },
    {
      id: 'linux-19',
      difficulty: 'expert',
      question:
        'A supervisor written in-house has 9,000 children in state `Z` and the machine nears its PID limit. What removes them?',
      right: {
        text: 'Making the supervisor wait for its children',
        why: 'A zombie is only an exit status that its parent has not collected with `wait()`. Fixing or ending the parent lets init reap them.',
      },
      wrong: [
        {
          text: 'Sending SIGKILL to each of the children',
          why: 'They have already ended; there is no code left that a signal could stop.',
        },
        {
          text: 'Dropping the page cache to free the memory',
          why: 'A zombie holds an entry in the process table and nearly no memory; the cache has no part in it.',
        },
        {
          text: 'Closing the files that the children hold',
          why: 'The kernel closed their files and freed their memory when they ended.',
        },
      ],
    },
    {
      id: 'linux-20',
      difficulty: 'expert',
      question:
        'A daemon replaces its state file and must find, even after a power cut, either the old or the new content. Which sequence is right?',
      right: {
        text: 'Write a temporary file, fsync it, rename it, fsync the directory',
        why: 'The data is durable before the atomic `rename` makes it visible, and syncing the directory makes the rename itself durable.',
      },
      wrong: [
        {
          text: 'Truncate the file, write the new content, fsync it, close it',
          why: 'After a cut between truncating and syncing, the file is empty or half written, and the old content is gone.',
        },
        {
          text: 'Write a temporary file, close it, rename it, close the directory',
          why: 'Closing does not flush. The rename may reach the disk before the data, which can leave an empty or partial file.',
        },
        {
          text: 'Lock the file, write the new content, close it, unlock it',
          why: 'A lock keeps out other processes; it does nothing against a crash in the middle of the write.',
        },
      ],
    },
    {
      id: 'linux-21',
      difficulty: 'expert',
      question:
        'Logs are rotated with `copytruncate`. Right after a rotation the active log looks like this. What explains it?',
      code: {
        language: 'console',
        lines: ['$ ls -lsh app.log', '12K -rw-r----- 1 app app 4.8G Jun  3 00:07 app.log'],
      },
      right: {
        text: 'The program keeps writing at its old offset',
        why: 'A descriptor without `O_APPEND` keeps its offset, so the next write after the truncation leaves a hole of 4.8 GB: a sparse file. Open logs for appending.',
      },
      wrong: [
        {
          text: 'The program still writes to the rotated copy',
          why: '`copytruncate` leaves the inode in place, so the program writes to the active file. Writing to the old one happens after a rename.',
        },
        {
          text: 'The file system compresses the log in place',
          why: 'A gap from 4.8 GB to 12 kB seconds after a truncation is a hole, and common file systems do not compress by default.',
        },
        {
          text: 'The rotation failed and left the log as it was',
          why: 'Then the blocks would still be there. The first column says that only 12 kB are allocated.',
        },
      ],
    },
    {
      id: 'linux-22',
      difficulty: 'expert',
      question:
        'A systemd service logs `Too many open files`. You run `ulimit -n 65536` as root in a shell and restart it with `systemctl`; nothing changes. Why?',
      right: {
        text: 'The service is a child of systemd, not of your shell',
        why: 'Limits are inherited from the process that starts you. `systemctl` only asks PID 1 to start the service, so set `LimitNOFILE=` in the unit.',
      },
      wrong: [
        {
          text: 'The limit must be raised in `/etc/security/limits.conf`',
          why: 'That file is read by PAM for login sessions. Services started by systemd do not pass through it.',
        },
        {
          text: 'The limit of a service is fixed when the kernel is built',
          why: 'It is an ordinary resource limit of a process and can be set per unit, or even on the running process with `prlimit`.',
        },
        {
          text: 'The change needs a reboot before it becomes effective',
          why: '`ulimit` acts at once, but only on that shell and what it starts. A reboot would just lose it.',
        },
      ],
    },
    {
      id: 'linux-23',
      difficulty: 'expert',
      question:
        'A batch host became ten times slower after a second job was added. What do these samples show?',
      code: {
        language: 'console',
        lines: [
          '$ vmstat 5',
          ' r  b    swpd   free  buff  cache    si    so    bi    bo us sy id wa',
          ' 1  9 7340032  61204  1012  90412 41873 39002 43110 39880  4 11  6 79',
          ' 2 11 7391232  58820   988  88764 40211 42745 41920 43310  3 12  5 80',
        ],
      },
      right: {
        text: 'The working sets do not fit into memory, and it thrashes',
        why: '`si` and `so` stay high at once: pages go out and are needed again immediately. Run the jobs one by one or add memory.',
      },
      wrong: [
        {
          text: 'The jobs read large files, and the disks cannot keep up',
          why: 'Nearly all of `bi` and `bo` equals `si` and `so`; the traffic is swapping, not the reading of files.',
        },
        {
          text: 'The jobs compete for cores, and the run queue is too long',
          why: '`r` is 1 or 2 and user time 4%. The tasks are blocked (`b`), not waiting for a core.',
        },
        {
          text: 'The page cache takes all memory, and it should be dropped',
          why: 'The cache is down to 90 MB. It has been squeezed out already; dropping it would free next to nothing.',
        },
      ],
    },
    {
      id: 'linux-24',
      difficulty: 'expert',
      question:
        'The program `agent` is running. Why does `cp` fail where `mv` works, although both end with a new file at that path?',
      code: {
        language: 'console',
        lines: [
          '$ cp agent-v2 /opt/agent/agent',
          "cp: cannot create regular file '/opt/agent/agent': Text file busy",
          '$ mv agent-v2 /opt/agent/agent',
          '$',
        ],
      },
      right: {
        text: '`cp` writes into the inode that is executed, `mv` swaps the name',
        why: 'The kernel refuses to open a running executable for writing. A rename points the name at another inode; the process keeps the old one.',
      },
      wrong: [
        {
          text: '`cp` needs a lock on the directory, `mv` needs one on the file',
          why: 'Neither takes such locks. What counts is whether the existing inode is opened for writing.',
        },
        {
          text: '`cp` copies the old permissions, `mv` brings along its own ones',
          why: 'Permissions would give `Permission denied`. `Text file busy` is about an executable in use.',
        },
        {
          text: '`cp` works through the page cache, `mv` changes the disk itself',
          why: 'Both go through the kernel and its caches. A rename only changes directory entries.',
        },
      ],
    },
  ],
}
