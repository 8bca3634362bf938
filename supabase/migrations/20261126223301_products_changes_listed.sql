-- Why: what makers changed of their pieces and what became of it was found piece by piece only. The list of all of it is sorted by when it began,
-- narrowed to a state.
create index product_changes_newest on public.product_changes (opened_at, id);
create index product_changes_by_state on public.product_changes (state, opened_at, id);
