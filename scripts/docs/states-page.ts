import { internalMachine } from '../../packages/contract/src/areas/internal-projects/machine.ts';
import { InternalStatus, internalStatusLabel } from '../../packages/contract/src/areas/internal-projects/status.ts';
import { projectMachine } from '../../packages/contract/src/areas/outsourced-projects/machine.ts';
import { ProjectStatus, statusLabel } from '../../packages/contract/src/areas/outsourced-projects/status.ts';
import type { Machine, Transition } from '../../packages/contract/src/core/machine.ts';
import { messageText, REFUSALS } from '../../packages/contract/src/messages.ts';
import { code, generatedHead, table } from './markdown.ts';
import { whoMay } from './who-may.ts';

type Rules<S extends string> = readonly (readonly [string, Transition<S>])[];

const rulesOf = <S extends string>(machine: Machine<S, string>): Rules<S> => Object.entries(machine);

const cell = <S extends string>(rule: Transition<S>, state: S): string => {
  if (!rule.from.includes(state)) {
    const refusal = rule.refusal(state);
    return refusal === 'BAD_STATE' ? '·' : code(refusal);
  }
  if (rule.to === null) return 'stays';
  return rule.to === 'deleted' ? 'deleted' : `**→ ${rule.to}**`;
};

const matrix = <S extends string>(rules: Rules<S>, states: readonly S[]): string =>
  table(
    ['Spec', 'Event', 'Who', ...states],
    rules.map(([event, rule]) => [
      rule.spec,
      code(event),
      whoMay(rule.may),
      ...states.map((state) => cell(rule, state)),
    ]),
  );

const diagram = <S extends string>(rules: Rules<S>, first: S): string => {
  const arrows = rules.flatMap(([event, { from, to }]) =>
    to === null ? [] : from.map((state) => `  ${state} --> ${to === 'deleted' ? '[*]' : to}: ${event}`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}: register`, ...arrows, '```'].join('\n');
};

const refusalTexts = <S extends string>(rules: Rules<S>, states: readonly S[]): string => {
  const codes = rules.flatMap(([, rule]) =>
    states.filter((state) => !rule.from.includes(state)).map((state) => rule.refusal(state)),
  );
  return table(
    ['Refusal', 'Status', 'Text'],
    [...new Set(codes)].map((name) => [code(name), String(REFUSALS[name].status), messageText(name)]),
  );
};

const stateNames = (states: Readonly<Record<string, string>>, label?: (state: string) => string): string =>
  table(
    ['Code', 'Name in the code', ...(label ? ['Label'] : [])],
    Object.entries(states).map(([name, state]) => [code(state), name, ...(label ? [label(state)] : [])]),
  );

const section = <S extends string>(title: string, rules: Rules<S>, states: readonly [S, ...S[]]): string[] => [
  `## ${title}`,
  matrix(rules, states),
  diagram(rules, states[0]),
  refusalTexts(rules, states),
];

const { Draft, ...afterDraft } = ProjectStatus;
const { InProgress, ...afterProgress } = InternalStatus;

/** Returns docs/states.md: both state tables of the contract, with the refusals of every other state. */
export const statesPage = (): string =>
  [
    generatedHead('States of a project', 'the tables in `packages/contract/src/areas/*/status.ts`'),
    'A cell says where the event leads from that state: to another one, nowhere (the state stays), to the end of the record, or to a refusal; `·` is `BAD_STATE`. Whoever is not in the column "Who" is refused before the state is looked at. Ownership (is it this company\'s award?) is asked by the use-case, not by the table.',
    ...section('Outsourced projects (외주)', rulesOf(projectMachine), [Draft, ...Object.values(afterDraft)]),
    stateNames(ProjectStatus, statusLabel),
    ...section('Internal projects (마이즈)', rulesOf(internalMachine), [InProgress, ...Object.values(afterProgress)]),
    stateNames(InternalStatus, internalStatusLabel),
  ]
    .join('\n\n')
    .concat('\n');
