import type { SkillQuiz } from './quiz-question.ts'

export const incidentResponseQuiz: SkillQuiz = {
  skill: 'Incident Response',
  questions: [
    {
      id: 'incident-response-01',
      difficulty: 'beginner',
      question:
        'A colleague calls: a ransom note has appeared on the screen and files are being renamed. What should the colleague do first?',
      right: {
        text: 'Cut the network connection and leave the computer on',
        why: 'It stops the spread to shares and other machines at once, while the memory, which may hold keys and traces, is kept.',
      },
      wrong: [
        {
          text: 'Restart the computer and check if the note comes back',
          why: 'A restart destroys what is in memory and can let the malware start again.',
        },
        {
          text: 'Run a full virus scan and wait for its final report',
          why: 'Meanwhile the encryption goes on, on network shares too.',
        },
        {
          text: 'Copy the important files to the shared drive quickly',
          why: 'That connects the infected computer to the very place that must be protected.',
        },
      ],
    },
    {
      id: 'incident-response-02',
      difficulty: 'beginner',
      question: 'You are alone on duty and these arrive at the same time. Which do you take first?',
      code: {
        language: 'text',
        lines: [
          '1  A test server is scanned from the internet; nothing is open',
          '2  The domain administrator signed in from two continents within an hour',
          '3  A virus scanner removed adware from a laptop',
          '4  Disk of the intranet wiki at 85 %, growing by 1 % a week',
        ],
      },
      right: {
        text: 'The sign-ins of the administrator',
        why: 'A possibly stolen account with the highest rights can cause the greatest damage, and every minute counts.',
      },
      wrong: [
        {
          text: 'The scan of the server for tests',
          why: 'Scans are constant background noise, and nothing was reachable.',
        },
        {
          text: 'The adware found on the laptop',
          why: 'It has been removed; looking into where it came from can wait.',
        },
        {
          text: 'The disk that is filling up slowly',
          why: 'At that pace there are weeks left.',
        },
      ],
    },
    {
      id: 'incident-response-03',
      difficulty: 'beginner',
      question:
        'A user reports having entered the password on a phishing page an hour ago. Which reaction is complete enough to start with?',
      right: {
        text: 'Reset it, end all sessions, check sign-ins and mail rules',
        why: 'The thief may already be signed in and have set up forwarding. A new password alone does not end a running session.',
      },
      wrong: [
        {
          text: 'Reset it and ask the user to be more careful in the future',
          why: 'Existing sessions stay open, and what happened in that hour remains unknown. Blame also makes people report less.',
        },
        {
          text: 'Block the phishing page in the proxy and close the ticket',
          why: 'It protects others, but the stolen password still works.',
        },
        {
          text: 'Scan the computer and wait for whether something happens',
          why: 'The password can be used from anywhere; the computer may be perfectly clean.',
        },
      ],
    },
    {
      id: 'incident-response-04',
      difficulty: 'beginner',
      question:
        'In an outage five people try fixes at once; the service recovers and breaks again, and nobody knows why. What was missing most?',
      right: {
        text: 'One person who coordinates and approves the changes',
        why: 'With a lead and a log of actions, one change at a time can be tried, observed and taken back.',
      },
      wrong: [
        {
          text: 'A larger team in which everybody knows the system',
          why: 'More hands without coordination interfere with each other even more.',
        },
        {
          text: 'A rule that the most senior makes all the changes',
          why: 'The lead should keep the overview; whoever types is best somebody else.',
        },
        {
          text: 'A monitoring system with more detailed dashboards',
          why: 'The figures cannot say which of five simultaneous changes had the effect.',
        },
      ],
    },
    {
      id: 'incident-response-05',
      difficulty: 'beginner',
      question:
        'One of six identical web servers behind a load balancer answers every request with an error. What do you do first?',
      right: {
        text: 'Take it out of the pool and keep it for diagnosis',
        why: 'Users are helped within a minute, and the cause can be looked for without pressure on an untouched machine.',
      },
      wrong: [
        {
          text: 'Search its logs until the root cause is understood',
          why: 'Meanwhile one request in six fails. Relief comes before explanation.',
        },
        {
          text: 'Restart all six of them so that they are the same',
          why: 'Five work. Restarting them endangers the rest and wipes out differences that could explain the fault.',
        },
        {
          text: 'Reinstall it at once from the newest system image',
          why: 'That destroys the traces; and until it is done it still gets requests.',
        },
      ],
    },
    {
      id: 'incident-response-06',
      difficulty: 'beginner',
      question: 'Half an hour into an outage the cause is unknown. Which message to customers is best?',
      right: {
        text: 'Payments have failed since 10:05; we are working on it; more at 11:00',
        why: 'It says what is affected since when and when more will be known, and claims nothing that may turn out wrong.',
      },
      wrong: [
        {
          text: 'We believe a database problem is to blame; it should be solved in minutes',
          why: 'A guessed cause and a guessed end cost trust when they prove wrong.',
        },
        {
          text: 'Some users may see minor irregularities; we apologize for inconveniences',
          why: 'Customers cannot tell whether it concerns them; playing it down annoys those who cannot pay.',
        },
        {
          text: 'Nothing yet, as a message should be sent only when the cause is certain',
          why: 'Silence produces calls and rumors. That it is known and being worked on is worth saying.',
        },
      ],
    },
    {
      id: 'incident-response-07',
      difficulty: 'beginner',
      question:
        'A draft review says: “Cause: Tom typed the wrong command. Action: Tom will be more careful.” What would you change?',
      right: {
        text: 'Ask why the command could do that, and change the system',
        why: 'Anybody slips at some time. A confirmation, a narrower right or a tool prevents the next one; an appeal does not.',
      },
      wrong: [
        {
          text: 'Ask for a warning on file, so that it is taken seriously',
          why: 'Punishing makes people hide mistakes, and the trap stays for the next one.',
        },
        {
          text: 'Leave out the command, so that nobody can be recognized',
          why: 'Names are not needed, but what was done is; otherwise nothing can be learned.',
        },
        {
          text: 'Add a training for all people who use this command',
          why: 'Training fades, and people under pressure slip regardless. The trap should be removed.',
        },
      ],
    },
    {
      id: 'incident-response-08',
      difficulty: 'beginner',
      question: 'Berlin was at UTC+2. In which order did the events happen?',
      code: {
        language: 'text',
        lines: [
          'firewall (UTC)          2026-06-04T12:41:10Z  upload of 2 GB starts',
          'PC (Berlin time)        2026-06-04 14:38:55   unknown program starts',
          'mail server (UTC)       2026-06-04T12:36:02Z  attachment delivered',
        ],
      },
      right: {
        text: 'Attachment, program, upload',
        why: '14:38:55 in Berlin is 12:38:55 UTC, between the two others. Bring all times to UTC before drawing a timeline.',
      },
      wrong: [
        {
          text: 'Attachment, upload, program',
          why: 'That is the order of the figures as printed, with local time taken for UTC.',
        },
        {
          text: 'Program, attachment, upload',
          why: 'Subtracting more than two hours would be needed for the program to come first.',
        },
        {
          text: 'Upload, attachment, program',
          why: 'The firewall and the mail server both use UTC: 12:36 is before 12:41.',
        },
      ],
    },
    {
      id: 'incident-response-09',
      difficulty: 'intermediate',
      question: 'What do you conclude from this log of a server on the internet?',
      code: {
        language: 'text',
        lines: [
          '03:11:58 sshd: Failed password for backup from 203.0.113.9 port 51822',
          '03:12:01 sshd: Failed password for backup from 203.0.113.9 port 51840',
          '… 412 further lines like these …',
          '03:19:44 sshd: Accepted password for backup from 203.0.113.9 port 40112',
          '03:19:47 sudo: backup : TTY=pts/0 ; USER=root ; COMMAND=/usr/bin/bash',
        ],
      },
      right: {
        text: 'A guessed password, and an attacker with root rights',
        why: 'The guessing stops with a success from the same address, followed by a root shell. Isolate it and treat all its secrets as known.',
      },
      wrong: [
        {
          text: 'A blocked attack, as the failures came to an end',
          why: 'They ended because the next attempt was accepted.',
        },
        {
          text: 'A backup job whose stored password had expired',
          why: 'A job would not try 414 times, from a foreign address, and then open an interactive root shell.',
        },
        {
          text: 'A guessed password, but without any higher rights',
          why: 'The last line shows `sudo` to a root shell three seconds later.',
        },
      ],
    },
    {
      id: 'incident-response-10',
      difficulty: 'intermediate',
      question:
        'On a server you suspect malware that runs only in memory. The server can be spared for a day. Which order is right?',
      right: {
        text: 'Isolate it, capture memory, image the disk, rebuild it',
        why: 'Evidence goes from the most fleeting to the most lasting, after the attacker has been cut off, and before anything is changed.',
      },
      wrong: [
        {
          text: 'Power it off, image the disk, capture memory, rebuild it',
          why: 'After power-off there is no memory left to capture, and this malware lives only there.',
        },
        {
          text: 'Run a cleaner, capture memory, image the disk, isolate it',
          why: 'The cleaner alters evidence, and the attacker stays connected to the end.',
        },
        {
          text: 'Image the disk, rebuild it, capture memory, isolate it',
          why: 'After the rebuild the memory shows a fresh system.',
        },
      ],
    },
    {
      id: 'incident-response-11',
      difficulty: 'intermediate',
      question:
        'The endpoint tool shows this on one PC, and a colleague is about to wipe it. What should happen before?',
      code: {
        language: 'text',
        lines: [
          'OUTLOOK.EXE',
          '  WINWORD.EXE  invoice_0604.docm',
          '    powershell.exe -nop -w hidden -enc SQBFAFgAIAAo…',
          '      connection to 198.51.100.77:443, every 60 s',
        ],
      },
      right: {
        text: 'A search for the same address and document on all computers',
        why: 'The mail rarely goes to one person. Without knowing the extent you clean one PC, and the attacker goes on elsewhere.',
      },
      wrong: [
        {
          text: 'A full virus scan of this computer, to confirm the finding',
          why: 'Word starting hidden, encoded PowerShell that calls out is clear enough; and a scan may well find nothing.',
        },
        {
          text: 'A block of all macros in the company, to prevent repetition',
          why: 'A good measure for later. First find out who is affected now.',
        },
        {
          text: 'A message to the sender, to have the invoice checked again',
          why: 'The sender may be the attacker or be compromised; it would warn them.',
        },
      ],
    },
    {
      id: 'incident-response-12',
      difficulty: 'intermediate',
      question:
        'The attacker seems to have the account of a mail administrator. How should the response team communicate?',
      right: {
        text: 'By a separate channel that does not use the company accounts',
        why: 'Whoever can read mail and chats learns each step in advance. Prepare such a channel before it is needed.',
      },
      wrong: [
        {
          text: 'By mail to the team with a neutral and harmless subject line',
          why: 'An administrator can search all mailboxes; a subject line hides nothing.',
        },
        {
          text: 'By a private group in the chat that the company always uses',
          why: 'It mostly hangs on the same accounts and sign-in as the mail.',
        },
        {
          text: 'By comments in the incident ticket, limited to the team',
          why: 'The ticket system sends notifications by mail and uses the same accounts.',
        },
      ],
    },
    {
      id: 'incident-response-13',
      difficulty: 'intermediate',
      question: 'At 09:20 forty alerts are open. Which do you look into first as the likely origin?',
      code: {
        language: 'text',
        lines: [
          '09:02  storage-2     write latency 15 ms -> 900 ms',
          '09:04  orders-db     transactions waiting for commit',
          '09:05  orders-api    connection pool exhausted',
          '09:06  web           error rate 35 %',
          '09:07  support       calls per minute x 6',
        ],
      },
      right: {
        text: 'The write latency of `storage-2`',
        why: 'It is the earliest, and each later line can follow from the one before it: slow commits hold connections, the pool runs dry, pages fail.',
      },
      wrong: [
        {
          text: 'The error rate of `web`',
          why: 'It shows how bad it is for users, but is the end of the chain.',
        },
        {
          text: 'The pool of `orders-api`',
          why: 'A larger pool would only put more waiting load on the database.',
        },
        {
          text: 'The transactions of `orders-db`',
          why: 'They wait for something: two minutes earlier the storage became slow.',
        },
      ],
    },
    {
      id: 'incident-response-14',
      difficulty: 'intermediate',
      question:
        'It is 3 a.m., an important service has been down for 25 minutes, and you, on call, have run out of ideas. What is right?',
      right: {
        text: 'Wake the next in line and hand over what you know',
        why: 'Escalating after a set time is part of the process and not a failure. Each further quarter of an hour costs users more than a lost sleep.',
      },
      wrong: [
        {
          text: 'Try on until you have found it, as you are on call',
          why: 'Being on call means seeing to it that it is solved, and not solving it alone.',
        },
        {
          text: 'Wait until the experts are at work in the morning',
          why: 'An important service would be down for hours, although help can be had.',
        },
        {
          text: 'Restart all systems in the hope that it may help',
          why: 'A blind restart can make it worse and destroys what the next person needs to see.',
        },
      ],
    },
    {
      id: 'incident-response-15',
      difficulty: 'intermediate',
      question: 'An expired certificate took the shop down. Which action item from the review is worth most?',
      right: {
        text: 'Renewal is automated by May 31, with an alert 14 days before expiry; owner: platform team',
        why: 'It removes the cause, has a second line of defense, and names who does it by when, so that it can be checked.',
      },
      wrong: [
        {
          text: 'Everyone pays more attention to the expiry dates of certificates; owner: all the teams',
          why: 'What belongs to everybody is done by nobody; and attention is not a control.',
        },
        {
          text: 'The expiry dates are added to the wiki, and the page is looked at once in each quarter',
          why: 'A manual list goes out of date and depends on memory, as before.',
        },
        {
          text: 'Certificates are bought with the longest lifetime available; owner: the platform team',
          why: 'It makes the event rarer, so that even fewer people know what to do when it comes.',
        },
      ],
    },
    {
      id: 'incident-response-16',
      difficulty: 'intermediate',
      question:
        'Malware was found on a laptop, removed by the scanner, and the ticket closed. Two weeks later it is back. What was most likely missed?',
      right: {
        text: 'How it got in and how it stays, such as a scheduled task',
        why: 'Removing a file is not eradication. Without finding the way in and what starts it, the same happens again.',
      },
      wrong: [
        {
          text: 'A second scanner of another vendor beside the first',
          why: 'It might find more files, but the open way in would stay open.',
        },
        {
          text: 'A report to the vendor, so that signatures are updated',
          why: 'The scanner did recognize it. What brings it back is not recognized by a signature.',
        },
        {
          text: 'A faster removal, before the malware could hide itself',
          why: 'Minutes would not have closed the way by which it came.',
        },
      ],
    },
    {
      id: 'incident-response-17',
      difficulty: 'expert',
      question:
        'An attacker was domain administrator and probably copied the Active Directory database. All user passwords were reset. Why is that not enough?',
      code: {
        language: 'text',
        lines: [
          '2026-06-04T02:14:07Z  dc-01  user: adm-lee',
          '  ntdsutil.exe "ac in ntds" ifm "create full c:\\temp\\x" q q',
        ],
      },
      right: {
        text: 'Tickets can still be forged until `krbtgt` is reset twice',
        why: 'With the key of `krbtgt` golden tickets for any user are made. The account keeps its last two keys, so reset it twice, with replication in between.',
      },
      wrong: [
        {
          text: 'Old passwords still work until all the caches are empty',
          why: 'Cached credentials let one unlock a device offline. They do not open the domain.',
        },
        {
          text: 'Resets are undone when the domain controllers replicate',
          why: 'Replication spreads the newest value, so the resets prevail.',
        },
        {
          text: 'Accounts can be attacked until each one has a new name',
          why: 'Renaming helps little: the SID stays, and names can be looked up.',
        },
      ],
    },
    {
      id: 'incident-response-18',
      difficulty: 'expert',
      question:
        'A patient intruder holds at least eight hosts and three accounts, and no data is flowing out at the moment. Why do experienced teams not block each finding at once?',
      right: {
        text: 'Piecemeal blocking warns the intruder before all is known',
        why: 'They would switch to footholds you have not found. If the risk permits it, scope first, then cut everything off in one coordinated step.',
      },
      wrong: [
        {
          text: 'Piecemeal blocking makes the evidence useless in court',
          why: 'Evidence that is preserved beforehand stays usable. The tactical reason is another.',
        },
        {
          text: 'Piecemeal blocking needs the consent of the authorities',
          why: 'A company may protect its own systems. At most it coordinates with investigators.',
        },
        {
          text: 'Piecemeal blocking takes up more time than a rebuild',
          why: 'Each block is quick. The trouble is what the intruder does next.',
        },
      ],
    },
    {
      id: 'incident-response-19',
      difficulty: 'expert',
      question:
        'After a two-minute database failover the service does not recover for an hour, though the database is healthy. What do you do?',
      code: {
        language: 'text',
        lines: [
          '                        normal      now',
          'requests from users     2,000/s     2,100/s',
          'requests incl. retries  2,050/s     11,800/s',
          'capacity                4,000/s     4,000/s',
          'answers within 1 s      99.9 %      3 %',
        ],
      },
      right: {
        text: 'Shed most of the load for a while, then let it in gradually',
        why: 'Retries feed the overload that causes them: a metastable failure. It ends when the load falls below capacity; afterward limit retries by budgets and back-off.',
      },
      wrong: [
        {
          text: 'Raise the client time-outs, so that more answers are in time',
          why: 'Longer waiting keeps more requests in the system and does not lessen them.',
        },
        {
          text: 'Fail the database over again, as it must still be faulty',
          why: 'It is healthy, and another failover starts the same wave anew.',
        },
        {
          text: 'Restart all servers at once, so that the queues are empty',
          why: 'Clients retry at once against cold servers, and the queues fill again.',
        },
      ],
    },
    {
      id: 'incident-response-20',
      difficulty: 'expert',
      question: 'Files were encrypted on June 4. Which plan for the restore is sound?',
      code: {
        language: 'text',
        lines: [
          'Apr 02  first sign-in with the stolen VPN account',
          'Apr 05  remote tool installed on file and domain servers',
          'May 30  weekly backup',
          'Jun 03  daily backup',
          'Jun 04  encryption',
        ],
      },
      right: {
        text: 'Rebuild systems from clean media, restore only data, in isolation',
        why: 'All listed backups contain the remote tool and the attacker’s changes. Check data in a closed network, and close the way in before connecting.',
      },
      wrong: [
        {
          text: 'Restore all systems from June 3, as it was before the encryption',
          why: 'The attacker was in for two months by then and would come straight back with the restored systems.',
        },
        {
          text: 'Restore all systems from a backup of March, and go live right away',
          why: 'Two months of data would be lost without need, and the VPN account would still be open.',
        },
        {
          text: 'Restore all systems from May 30, and run a virus scan afterward',
          why: 'The tool had been there since April 5; remote tools are often legitimate software that scanners permit.',
        },
      ],
    },
    {
      id: 'incident-response-21',
      difficulty: 'expert',
      question:
        'On Friday evening a company subject to the GDPR is sure that customer data was copied; how much is unclear, and the analysis will take two weeks. What about the authority?',
      right: {
        text: 'Report within 72 hours what is known, and the rest in phases',
        why: 'The time runs from becoming aware, over weekends as well, and the regulation explicitly allows information to be supplied later.',
      },
      wrong: [
        {
          text: 'Report within 72 hours after the analysis has been finished',
          why: 'The time begins with the awareness of the breach and not with its complete explanation.',
        },
        {
          text: 'Report within three working days, counted from Monday on',
          why: 'The limit is given in hours, and a weekend does not stop them.',
        },
        {
          text: 'Report only if customers suffer damage that they can prove',
          why: 'What counts is whether a risk to people is likely. Nobody has to prove damage.',
        },
      ],
    },
    {
      id: 'incident-response-22',
      difficulty: 'expert',
      question:
        'A running, unlocked laptop with full-disk encryption is seized in an internal case. The user will not give the password. What do you advise?',
      right: {
        text: 'Keep it on and awake, capture memory and the mounted disk live',
        why: 'The key is in memory only while it runs. A live capture alters a little, which is documented; a power-off may make everything unreadable.',
      },
      wrong: [
        {
          text: 'Pull the plug at once, then image the disk in the laboratory',
          why: 'It was the rule for unencrypted disks. Here the image would be ciphertext without a key.',
        },
        {
          text: 'Shut it down properly, so that the file system stays consistent',
          why: 'The key is lost just the same, and a shutdown can start deletion scripts.',
        },
        {
          text: 'Copy the user files to a USB stick, then shut the laptop down',
          why: 'It loses memory, deleted data and metadata, and changes access times without a verifiable image.',
        },
      ],
    },
    {
      id: 'incident-response-23',
      difficulty: 'expert',
      question:
        'Which host do you examine first for a hidden remote control, judging by these proxy records?',
      code: {
        language: 'text',
        lines: [
          'host   destination           requests/day  interval         bytes up',
          'pc-12  news.example.com      1,900         0.2 s – 3 h      300 – 9,000',
          'pc-31  cdn-stat.example.net  1,437         60 s ± 6 s       412 – 418',
          'pc-44  update.example.org        4         6 h              1,100',
          'pc-58  share.example.com        22         bursts, 9 – 17 h 2 MB – 80 MB',
        ],
      },
      right: {
        text: '`pc-31`',
        why: 'Even requests day and night, slightly scattered on purpose and nearly equal in size: the beacon of an implant asking for orders.',
      },
      wrong: [
        {
          text: '`pc-12`',
          why: 'Irregular intervals and sizes are what a human reading pages looks like.',
        },
        {
          text: '`pc-44`',
          why: 'Four exact requests a day fit a software update. It is worth a look, but after the beacon.',
        },
        {
          text: '`pc-58`',
          why: 'Large uploads in working hours fit file sharing. They concern possible data loss rather than remote control.',
        },
      ],
    },
    {
      id: 'incident-response-24',
      difficulty: 'expert',
      question:
        'Management celebrates that the mean time to restore fell from 108 to 33 minutes. What do you say?',
      code: {
        language: 'text',
        lines: [
          '              last year              this year',
          'severe        8  x  mean 180 min     8  x  mean 190 min',
          'minor        12  x  mean  60 min    72  x  mean  16 min',
        ],
      },
      right: {
        text: 'Severe ones take no less time; many small ones lower it',
        why: 'The mix has changed, perhaps by counting more. Compare within a severity and look at distributions instead of one mean.',
      },
      wrong: [
        {
          text: 'Severe ones are handled faster, which shows that drills work',
          why: 'Their mean rose from 180 to 190 minutes.',
        },
        {
          text: 'Minor ones are fewer now, so that the mean counts the severe',
          why: 'There are six times as many minor ones, which is what pulls the mean down.',
        },
        {
          text: 'The mean is miscalculated, as it has to lie at about 100 now',
          why: '(8 × 190 + 72 × 16) / 80 is 33.4. The figure is right, its interpretation is not.',
        },
      ],
    },
  ],
}
