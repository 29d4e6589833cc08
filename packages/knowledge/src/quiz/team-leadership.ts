import type { SkillQuiz } from './quiz-question.ts'

export const teamLeadershipQuiz: SkillQuiz = {
  skill: 'Team Leadership',
  questions: [
    {
      id: 'team-leadership-01',
      difficulty: 'beginner',
      question:
        'You have just become the leader of the team in which you worked as an engineer. A critical ticket comes in that you could solve fastest. What is usually the better choice?',
      right: {
        text: 'Let a team member solve it, and be available for questions',
        why: "Your task is now the team's ability to deliver. If you take every hard problem, nobody grows and you become the bottleneck.",
      },
      wrong: [
        {
          text: 'Solve it yourself, because the fastest way is best for all',
          why: 'Right once in an emergency, but as a habit it keeps the team dependent on you.',
        },
        {
          text: 'Solve it yourself at night, so that nobody is held up by it',
          why: 'It hides the work, wears you out, and teaches the team nothing.',
        },
        {
          text: 'Assign it to the least experienced person, with no support',
          why: 'Growth needs a fitting challenge and help. A critical ticket without support is a trap.',
        },
      ],
    },
    {
      id: 'team-leadership-02',
      difficulty: 'beginner',
      question:
        'A team member asks you for a solution to a problem that she could work out herself. You have a few minutes. How do you help her most?',
      right: {
        text: 'Ask what she has tried and which options she sees',
        why: 'Questions lead her to her own answer and show where she is stuck, so that next time she needs you less.',
      },
      wrong: [
        {
          text: 'Give her the solution, so that she can continue at once',
          why: 'Quick, but she will come back with the next problem of the same kind.',
        },
        {
          text: 'Send her to a colleague who has already solved this',
          why: 'It shifts the dependence to somebody else and costs two people time.',
        },
        {
          text: 'Tell her to try on her own until she has found it',
          why: 'Without any help, she may lose days and hesitate to ask at all next time.',
        },
      ],
    },
    {
      id: 'team-leadership-03',
      difficulty: 'beginner',
      question: 'Which instruction delegates a result instead of steps?',
      right: {
        text: "'New customers should be able to sign up in two minutes; you choose how.'",
        why: 'It states the aim and how to recognize it, and leaves the path to the person who does the work.',
      },
      wrong: [
        {
          text: "'Please build the form first, then the email, and show me both of them.'",
          why: 'That hands over steps. The person executes, and you keep the thinking.',
        },
        {
          text: "'Please do the sign-up, exactly in the way we did the login last year.'",
          why: 'The way is fixed completely; the purpose is not mentioned.',
        },
        {
          text: "'Please have a look at the sign-up sometime and improve what is needed.'",
          why: 'Open, but neither aim nor measure nor time is clear; that is not delegating a result.',
        },
      ],
    },
    {
      id: 'team-leadership-04',
      difficulty: 'beginner',
      question:
        'A mistake by your team has led to an outage. In the management meeting you are asked how it happened. What do you say?',
      right: {
        text: 'What failed in the process, what you will change, and that you answer for it',
        why: 'A leader answers for the team outward. Focusing on causes helps prevention and keeps people willing to report mistakes.',
      },
      wrong: [
        {
          text: 'Who made the mistake, so that it is clear that the others were not involved',
          why: 'Naming people satisfies curiosity, while the team learns to hide mistakes.',
        },
        {
          text: 'That it was bad luck, which can happen to any team with such a system',
          why: 'Without a cause nothing can be improved, and management will not trust that it will not recur.',
        },
        {
          text: 'That operations should have noticed it earlier than they in fact did',
          why: 'Shifting blame costs trust with a partner you need, and your own part stays unexamined.',
        },
      ],
    },
    {
      id: 'team-leadership-05',
      difficulty: 'beginner',
      question: "In your team's meetings you always speak first. What effect must you expect?",
      right: {
        text: 'Others adapt to your view, and different ideas stay unspoken',
        why: "The leader's opinion anchors. Those who want to hear real views speak last.",
      },
      wrong: [
        {
          text: 'Meetings get shorter, and the decisions get better as a result',
          why: 'Shorter perhaps, but with less information, decisions tend to get worse.',
        },
        {
          text: 'Others speak more, since you have shown how it should be done',
          why: 'Usually they speak less: the matter seems to be settled.',
        },
        {
          text: 'None, because adults say what they think regardless of order',
          why: 'Rank affects adults, too; deferring to the leader is well documented.',
        },
      ],
    },
    {
      id: 'team-leadership-06',
      difficulty: 'beginner',
      question:
        'Two team members have been quarreling openly for days about the style of code, and others feel disturbed. What is your first step?',
      right: {
        text: 'Talk to both, at first separately, to find out what it is about',
        why: 'Behind a dispute over style there is often something else. Only then can you choose the right way.',
      },
      wrong: [
        {
          text: 'Decide the matter of style at once, so that there is peace',
          why: 'It ends the topic but perhaps not the conflict, which will find another one.',
        },
        {
          text: 'Wait until it has settled by itself, as conflicts are normal',
          why: 'After days, and with others affected, it will spread rather than settle.',
        },
        {
          text: 'Put it on the agenda of the team meeting for all to discuss',
          why: 'An audience hardens positions and forces others to take sides.',
        },
      ],
    },
    {
      id: 'team-leadership-07',
      difficulty: 'beginner',
      question: 'A new colleague starts on Monday. Which preparation helps most for her to contribute soon?',
      right: {
        text: 'A small real task, a contact person, and working access',
        why: 'Early success in real work, with help, gives orientation faster than reading does.',
      },
      wrong: [
        {
          text: 'A reading list with all documents for her first two weeks',
          why: 'Documents without a task are hard to absorb and soon forgotten.',
        },
        {
          text: 'Two weeks without tasks, so that she can look around freely',
          why: 'Without a task it remains unclear what is important, and she feels superfluous.',
        },
        {
          text: 'A difficult task right away, to find out what she can do',
          why: 'Failing in week one with no context tells little about ability and discourages.',
        },
      ],
    },
    {
      id: 'team-leadership-08',
      difficulty: 'beginner',
      question: 'A team member has done excellent work. Which feedback has the greatest effect?',
      right: {
        text: "'Your test found the rounding error before the release; that saved us a recall.'",
        why: 'Specific and timely praise names behavior and effect, so it is credible and can be repeated.',
      },
      wrong: [
        {
          text: "'You are simply brilliant, and I wish that everyone here worked as you do.'",
          why: 'It praises the person, tells nothing about what was good, and puts down the others.',
        },
        {
          text: "'I will mention it at your annual review, so that it is not forgotten then.'",
          why: 'Months later the effect is gone. Recognition belongs close to the event.',
        },
        {
          text: "'Good work, but you could have told us two days before you actually did.'",
          why: "The 'but' turns it into criticism. Each of the two has its time.",
        },
      ],
    },
    {
      id: 'team-leadership-09',
      difficulty: 'intermediate',
      question:
        "Your team commits to a goal of which it thinks little, because 'management wants it'. What do you do?",
      right: {
        text: "Find out the purpose, explain it, and take the team's objections upward",
        why: 'A leader translates in both directions. Knowing the reasons, people can commit themselves or show a better way.',
      },
      wrong: [
        {
          text: "Share the team's view openly, to show that you are on the side of the team",
          why: 'Agreeing feels good but leaves people working without sense, and damages trust in all leadership.',
        },
        {
          text: 'Ask for the goal to be implemented, since it is not for the team to decide',
          why: 'Compliance without understanding brings the minimum. Valid objections get lost.',
        },
        {
          text: 'Let the team work on other things and report on the goal once a quarter',
          why: 'Silent resistance deprives the company of its decision and the team of its credibility.',
        },
      ],
    },
    {
      id: 'team-leadership-10',
      difficulty: 'intermediate',
      question:
        'A very good engineer interrupts and belittles others. Results are excellent; two colleagues have begun to avoid him. How do you proceed?',
      right: {
        text: 'Tell him privately which behavior has what effect, and agree on a change',
        why: 'Behavior is part of performance. Concrete examples, a clear expectation, and follow-up give him a fair chance.',
      },
      wrong: [
        {
          text: 'Leave him alone, because the results show that the team profits from him',
          why: 'The results of one are visible, while the silence and departure of others are not. Tolerating it sets the standard.',
        },
        {
          text: 'Give him tasks to do on his own, so that nobody has to work with him',
          why: 'That spares the conversation, turns him into a silo, and rewards the behavior.',
        },
        {
          text: 'Bring it up in the team meeting, so that all can say how they feel',
          why: 'A tribunal shames him and puts the others at risk. Criticism of behavior belongs in a private talk.',
        },
      ],
    },
    {
      id: 'team-leadership-11',
      difficulty: 'intermediate',
      question:
        'Your experienced team works well, yet you check every detail before delivery. What will probably happen?',
      right: {
        text: 'They will hand over sloppier work, since you find the mistakes anyway',
        why: 'Control that is not needed takes away responsibility. You become the quality check and the bottleneck.',
      },
      wrong: [
        {
          text: 'They will feel safe and try bolder solutions, since you are there',
          why: 'Close control makes people cautious; they do what you will approve of.',
        },
        {
          text: 'They will learn from your corrections and need you less each month',
          why: 'Experienced people learn little from this and feel distrusted.',
        },
        {
          text: 'They will deliver faster, as they need not check their own work now',
          why: 'Everything waits for your review, so that the flow gets slower.',
        },
      ],
    },
    {
      id: 'team-leadership-12',
      difficulty: 'intermediate',
      question:
        'A junior and a senior both take over a new task. What differs sensibly in how you lead them?',
      right: {
        text: 'The junior gets closer guidance, the senior agrees on aims and reports by need',
        why: 'The amount of guidance depends on experience with this task. The same for all is too much for one and too little for the other.',
      },
      wrong: [
        {
          text: 'Nothing, as fairness demands that all of the team members be led in the same way',
          why: "Fairness means meeting each one's needs by the same standards; it does not mean the same dose of guidance.",
        },
        {
          text: 'The senior gets closer guidance, as more is at stake in the tasks given to seniors',
          why: 'Stakes can justify checkpoints. But guidance on how to do it is needed by those who lack experience.',
        },
        {
          text: 'The junior gets full freedom, since people learn best from their own mistakes',
          why: 'Freedom without any orientation mostly overburdens beginners and costs avoidable time.',
        },
      ],
    },
    {
      id: 'team-leadership-13',
      difficulty: 'intermediate',
      question:
        'In a retrospective no one mentions problems, although the last weeks were difficult. What would you, as the leader, try first?',
      right: {
        text: 'Admit a mistake of your own, and ask what you could have done differently',
        why: 'Leaders who show that errors may be named make it safe for others, and asking about yourself invites criticism upward.',
      },
      wrong: [
        {
          text: 'Ask each person in turn to name one thing that somebody else did badly',
          why: 'Being forced to accuse colleagues in front of the leader destroys the safety that is missing.',
        },
        {
          text: 'Conclude that the team is satisfied, and end the retrospective earlier',
          why: 'Silence after hard weeks is a sign of caution, seldom of satisfaction.',
        },
        {
          text: 'Introduce an anonymous form as a permanent substitute for the conversation',
          why: 'It can help to begin with, but as a substitute it confirms that one cannot speak openly.',
        },
      ],
    },
    {
      id: 'team-leadership-14',
      difficulty: 'intermediate',
      question:
        "You are convinced of technology X; after thorough discussion the team prefers Y for good reasons. Both would work. It is the team's decision under your rules. What do you do?",
      right: {
        text: 'Go along with Y, and support it as if it had been your own choice',
        why: 'Delegated decisions have to count even if they differ from yours. Disagree, then commit.',
      },
      wrong: [
        {
          text: 'Choose X after all, because you carry the responsibility for it',
          why: 'You would show that decisions belong to the team only as long as they agree with you.',
        },
        {
          text: 'Go along with Y, but keep saying that X would have been better',
          why: 'Saying so once in the discussion is right. Repeating it afterward undermines the decision at the first problem.',
        },
        {
          text: 'Let the team build with Y, while you prepare X as a fallback',
          why: 'A secret second line costs effort and shows distrust in the decision.',
        },
      ],
    },
    {
      id: 'team-leadership-15',
      difficulty: 'intermediate',
      question:
        "Your team gets requests from five departments, all 'urgent', and people work late. What is the most effective thing you can do as leader?",
      right: {
        text: 'Bring the requesters to one order of priority, and limit what is begun',
        why: "Overload comes from missing choices. Protecting focus is the leader's job, as the team cannot do it alone.",
      },
      wrong: [
        {
          text: 'Ask the team to hold on until the wave has passed, and thank them for it',
          why: 'Waves like these do not pass by themselves. Thanks alone wears off quickly.',
        },
        {
          text: 'Share out the requests evenly, so that nobody is burdened more than others',
          why: 'Even overload is still overload; the amount and the order stay undecided.',
        },
        {
          text: 'Take over part of the tasks yourself, as an example of your commitment',
          why: 'It helps for a few days, and then no one is left to deal with the cause.',
        },
      ],
    },
    {
      id: 'team-leadership-16',
      difficulty: 'intermediate',
      question:
        'Half your team works remotely. In hybrid meetings those at the office decide among themselves, and the remote ones learn of it later. What is the best rule?',
      right: {
        text: 'Decisions are made and written down where all can take part',
        why: 'If the common channel is the default, location no longer determines influence.',
      },
      wrong: [
        {
          text: 'Remote people come to the office on the days of decisions',
          why: 'It moves the burden to those disadvantaged and does not fit decisions that arise daily.',
        },
        {
          text: 'People at the office inform the remote ones right afterward',
          why: 'Being informed is not taking part. Objections then come too late.',
        },
        {
          text: 'The remote ones choose a speaker, who is called in if needed',
          why: 'One person by phone remains an outsider; who decides that there is a need?',
        },
      ],
    },
    {
      id: 'team-leadership-17',
      difficulty: 'expert',
      question:
        'Your best specialist is the only one who knows a critical system, likes this position, and declines to share knowledge. How do you solve this?',
      right: {
        text: 'Make sharing part of his role and goals, and rotate others into the system',
        why: 'The risk to the team must end, and the person needs a new source of standing: multiplying knowledge rather than owning it.',
      },
      wrong: [
        {
          text: 'Have him write complete documentation, as a condition for his next raise',
          why: 'Documents under duress stay thin, and knowledge of this type is passed on by working together.',
        },
        {
          text: 'Respect it, since he is the best and might leave if you put pressure on him',
          why: 'The more he may leave, the greater the risk. Giving in makes the team hostage to one person.',
        },
        {
          text: 'Take the system away from him and give it to two of his colleagues at once',
          why: 'Without a transition, knowledge is lost, and he has every reason to let them fail.',
        },
      ],
    },
    {
      id: 'team-leadership-18',
      difficulty: 'expert',
      question:
        'A reorganization is coming. You know that two positions will be cut but must not speak about it. A team member asks you directly. What do you answer?',
      right: {
        text: 'That you cannot talk about it now, and when there will be information',
        why: "Honest without breaking confidence. People can bear 'I may not say' better than a lie discovered later.",
      },
      wrong: [
        {
          text: 'That nothing of the kind is planned, to keep the team able to work',
          why: 'The lie will come out within weeks, and nobody will believe you in the change itself.',
        },
        {
          text: 'That it is true, asking for silence, as you owe honesty to the team',
          why: 'It breaks a duty of confidentiality, and the news spreads without the facts and support people need.',
        },
        {
          text: 'That you know nothing about it yourself and only wait like the others',
          why: 'That is also a lie, merely a more comfortable one.',
        },
      ],
    },
    {
      id: 'team-leadership-19',
      difficulty: 'expert',
      question:
        'Three leads report to you. Each optimizes their own team, and results across teams suffer. Which change works at the root?',
      right: {
        text: 'Give them shared goals and make joint results part of their evaluation',
        why: 'Leads follow what they are measured by. Cooperation remains an appeal as long as success is defined per team.',
      },
      wrong: [
        {
          text: 'Invite them to team-building, so that they get to know each other better',
          why: 'Good relationships help, but they lose against goals that pull in different directions.',
        },
        {
          text: 'Decide everything that touches more than one team yourself from now on',
          why: 'You become the bottleneck, and the leads lose even more sight of the whole.',
        },
        {
          text: 'Ask them at each meeting to think more of the whole than of their teams',
          why: 'Appeals against incentives have a short life.',
        },
      ],
    },
    {
      id: 'team-leadership-20',
      difficulty: 'expert',
      question:
        'A crisis: the system has been down for an hour, and six people are discussing causes. You normally lead by consensus. What is called for now?',
      right: {
        text: 'Take charge: assign roles, make quick decisions, and explain them afterward',
        why: 'Urgency demands clear direction. Leadership style depends on the situation; participation returns in the review.',
      },
      wrong: [
        {
          text: 'Stay with consensus, as a change of style would make the team insecure now',
          why: 'People expect direction in a crisis. Consensus among six under time pressure costs minutes that count.',
        },
        {
          text: 'Let the most experienced decide, and stay out so as not to disturb the six',
          why: 'Without an explicit assignment, leadership remains unclear; making it clear is your task.',
        },
        {
          text: 'Look for the cause yourself, because another expert helps more than a boss',
          why: 'Then six plus one are searching, and no one coordinates or informs those affected.',
        },
      ],
    },
    {
      id: 'team-leadership-21',
      difficulty: 'expert',
      question:
        "Your team's output is good, but you have noticed that nobody has contradicted you for months. What do you conclude?",
      right: {
        text: 'That you get filtered information, and should invite and reward dissent',
        why: 'Lack of contradiction seldom means that you are right. You lose early warnings just where you need them.',
      },
      wrong: [
        {
          text: 'That the team trusts your judgment, which is to be seen as a success',
          why: 'Trust shows itself in open contradiction. Silence for months points the other way or to indifference.',
        },
        {
          text: 'That the decisions are simple, so that no discussion has been necessary',
          why: 'In months of work not every decision is simple; that would be a remarkable coincidence.',
        },
        {
          text: 'That you should make more decisions by yourself, as no one objects anyway',
          why: 'It would strengthen the pattern and take away the last occasions for contradiction.',
        },
      ],
    },
    {
      id: 'team-leadership-22',
      difficulty: 'expert',
      question: 'You inherit a team that failed twice and expects nothing anymore. What do you begin with?',
      right: {
        text: 'A small goal that they choose and surely reach within a few weeks',
        why: 'Confidence comes from experience. An early success of their own shows that effort makes a difference again.',
      },
      wrong: [
        {
          text: "An inspiring vision that shows where they will be in two years' time",
          why: 'To those who have been disappointed, big words sound like the previous ones. Vision works when trust has grown.',
        },
        {
          text: 'A thorough analysis of both failures, with written results by person',
          why: 'The causes matter, but starting with guilt confirms the feeling of being losers.',
        },
        {
          text: "An ambitious goal with a bonus, in order to awaken the team's ambition",
          why: 'Those who do not believe in success are not moved by a bonus for it; a third failure threatens.',
        },
      ],
    },
    {
      id: 'team-leadership-23',
      difficulty: 'expert',
      question:
        'Two senior people want the one lead position. You decide for one. How do you deal with the other?',
      right: {
        text: 'Tell her first and in person, with the reasons, and talk about her prospects',
        why: 'Whoever is passed over needs respect, honest reasons, and a perspective, before rumor or an announcement reaches her.',
      },
      wrong: [
        {
          text: 'Announce it to all at once, so that nobody has the news before the others',
          why: 'To learn of a defeat in front of everyone humiliates. Equal timing is false fairness here.',
        },
        {
          text: 'Create a second lead position with a similar title, so that she stays on',
          why: 'An empty title is soon seen through and blurs who is responsible.',
        },
        {
          text: 'Promise her the next position that comes up, so that she has a prospect',
          why: 'You cannot know who will then be the best. A broken promise costs more than a clear no.',
        },
      ],
    },
    {
      id: 'team-leadership-24',
      difficulty: 'expert',
      question:
        'Your manager praises you for a result that was mainly the work of a quiet member of your team. What do you do, and why does it matter beyond fairness?',
      right: {
        text: 'Name her and her part, as visible credit makes people bring in their best',
        why: 'Whoever sees that work is credited to its author takes initiative; stolen credit is noticed and ends it.',
      },
      wrong: [
        {
          text: 'Accept it in the name of the team, because success is always a joint effort',
          why: 'It sounds modest, but makes the actual performance invisible; the quiet ones lose most by it.',
        },
        {
          text: 'Accept it and thank her later in private, as she does not like attention',
          why: 'She may not like a stage, but her standing with your manager affects her prospects.',
        },
        {
          text: 'Correct it only if she complains, as otherwise no harm has been done to her',
          why: 'Quiet people do not complain; they withdraw or leave.',
        },
      ],
    },
  ],
}
