import { cx } from '@jicai/ui/style/cx.ts';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHotWords } from '../../../app/layouts/HotWords.tsx';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts';
import { keywordOf, openingGroups, type Option, suggestedGroups } from './suggest-options.ts';
import { suggestQuery } from './suggest.queries.ts';
import { SuggestOption } from './SuggestOption.tsx';
import styles from './SuggestPanel.module.css';
import { useComboboxKeys } from './use-combobox-keys.ts';

const typingPauseMs = 120;

/** What the box tells assistive technology about its panel. */
export interface ComboboxState {
  isExpanded: boolean;
  /** Element id of the active option, or ''. */
  activeId: string;
}

/** The list under the search box: suggestions for what is typed, and before that what was searched for here and elsewhere. */
export function SuggestPanel({
  text,
  input,
  listId,
  onState,
  onClose,
  onTaken,
}: {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  onState: (state: ComboboxState) => void;
  onClose: () => void;
  /** An option was taken; `keyword` is what it searches for, '' when it leads elsewhere. */
  onTaken: (keyword: string) => void;
}) {
  const navigate = useNavigate();
  const typed = text.trim();
  const settled = useDelayed(typed, typingPauseMs);
  const recent = useRecentSearches((state) => state.words);
  const hot = useHotWords();
  const { data } = useQuery(suggestQuery(settled));
  const groups = typed ? (data ? suggestedGroups(data.resultData) : []) : openingGroups(recent, hot);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useState({ typed, id: '' });
  const at = active.typed === typed ? options.findIndex((option) => option.id === active.id) : -1;
  const activeOption = options[at];
  const isExpanded = options.length > 0;
  const activeId = activeOption ? elementId(listId, activeOption) : '';

  useEffect(() => onState({ isExpanded, activeId }), [onState, isExpanded, activeId]);
  useEffect(() => () => onState({ isExpanded: false, activeId: '' }), [onState]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useComboboxKeys(input, {
    options,
    at,
    onStep: (next) => setActive({ typed, id: options[next]?.id ?? '' }),
    onPick: (option) => {
      onTaken(keywordOf(option));
      void navigate(option.to);
    },
    onForget: ({ text: word }) => forgetSearch(word),
    onClose,
  });

  if (!isExpanded) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press on the panel must not take the cursor out of the box
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {!typed && recent.length > 0 && (
        <button type="button" className={styles.clear} aria-label="清空最近搜索" onClick={forgetSearches}>
          清空
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox with groups and pictures */}
      <div id={listId} role="listbox" aria-label={typed ? '搜索建议' : '最近和热门搜索'} className={styles.list}>
        {groups.map(({ name, options: members }) => (
          <div
            key={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox takes groups, no fieldsets
            role="group"
            aria-label={groupLabel(name)}
            className={cx(styles.group, styles[kindClass(members)])}
          >
            {name !== '搜索词' && (
              <p className={styles.name} aria-hidden="true">
                {name}
              </p>
            )}
            {members.map((option) => (
              <SuggestOption
                key={option.id}
                elementId={elementId(listId, option)}
                option={option}
                isActive={option === activeOption}
                onTaken={() => onTaken(keywordOf(option))}
                onForget={() => forgetSearch(option.text)}
              />
            ))}
          </div>
        ))}
      </div>
      <output className="sr">{typed ? `有 ${options.length} 条搜索建议，用上下方向键选择` : ''}</output>
    </div>
  );
}

/** Short words stand side by side, the others below each other. */
const kindClass = ([first]: readonly Option[]) =>
  first?.kind === 'recent' || first?.kind === 'hot' ? 'chips' : 'rows';

const groupLabel = (name: string) => (name === '最近搜索' ? `${name}，按删除键移除` : name);

/** Blanks would make several ids of one. */
const elementId = (listId: string, option: Option) => `${listId}-${encodeURIComponent(option.id)}`;
