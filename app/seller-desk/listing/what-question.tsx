import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Dictate, heardBehind } from './dictate.tsx'
import type { Asking } from './asking.ts'
import { suggestionsFor } from './suggest.ts'

/** What it is called, and what it is; a category is guessed from the name. */
export function WhatQuestion({ answers, change, problem, hint, names, product }: Asking) {
  const { t, i18n } = useTranslation(['listing', 'dashboard'])
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  /** A name says what it is, until somebody says it is something else. */
  const rename = (name: string) => {
    const before = suggestionsFor(answers, names).categoryId
    const guessed = suggestionsFor({ ...answers, name }, names).categoryId
    const untouched = answers.categoryId === '' || answers.categoryId === before
    change({ name, ...(untouched && product === null && guessed !== undefined ? { categoryId: guessed } : {}) })
  }
  return (
    <>
      <div className="grid gap-2">
        <Field
          label={t('dashboard:product.name')}
          hint={hint('name', t('what.nameHint'))}
          required
          maxLength={200}
          enterKeyHint="next"
          value={answers.name}
          error={problem('name')}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        <Dictate field={t('dashboard:product.name')} language={answers.language} onHeard={(words) => rename(heardBehind(answers.name, words))} />
      </div>
      <Select
        label={t('dashboard:product.category')}
        hint={hint('categoryId')}
        required
        placeholder={t('dashboard:product.chooseCategory')}
        value={answers.categoryId}
        options={(categories.data ?? [])
          .filter(({ id, isLowest }) => isLowest || id === answers.categoryId)
          .map(({ id, name }) => ({ value: id, label: name }))}
        error={problem('categoryId')}
        onChange={(event) => change({ categoryId: event.currentTarget.value })}
      />
    </>
  )
}
