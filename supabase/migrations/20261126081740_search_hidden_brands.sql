-- Why: the name of a brand that staff have hidden still found its products in the search. What is not shown is not found by.
drop trigger brands_reword on public.brands;
create trigger brands_reword after update of name, is_active on public.brands for each row
  when (old.name is distinct from new.name or old.is_active is distinct from new.is_active) execute function private.reword_named_products();
