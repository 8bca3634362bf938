/**
 * What the shop's own screens ask of `/rest/v1` that embeds, searches or counts, with the filters they send; the ids are nobody's, since a shape costs the same whatever its values are.
 * `strangers`: asked before anybody has signed in as well.
 */
export type OwnCall = { at: string; path: string; strangers?: true; counts?: true }

const ID = '00000000-0000-4000-8000-000000000000'
const page = (rows: number) => `&limit=${rows}&offset=0`

export const OWN_CALLS: readonly OwnCall[] = [
  {
    at: 'app/orders/earlier/earlier-orders.ts',
    path: `imported_orders?select=id,number,ordered_at,state,currency,total_minor,person:imported_people!inner(claimed_by),lines:imported_order_lines(title,quantity,unit_minor,position)&person.claimed_by=eq.${ID}&order=ordered_at.desc,id.asc${page(20)}`,
  },
  {
    at: 'app/orders/earlier/earlier-orders.ts',
    path: `imported_order_lines?select=id,number,ordered_at,state,currency,title,quantity,unit_minor&seller_id=eq.${ID}&order=ordered_at.desc,id.asc${page(20)}`,
  },
  {
    at: 'app/admin/import/import-card.tsx',
    path: `import_runs?select=id,origin,asked_by,asked_at,is_dry,files,state,step,done_rows,all_rows,figures,headings,options,failure,ended_at,undone_at,undo_reason,undo_figures,source:import_sources(id,platform,name,mapping)&state=eq.done&order=asked_at.desc,id.desc${page(25)}`,
  },
  {
    at: 'app/admin/attributes/attribute.ts',
    path: 'attributes?select=id,slug,kind,unit,texts,is_facet,sort_order,archived_at,changed_at,values:attribute_values(id,slug,texts,sort_order),categories:category_attributes(category_id,is_required)&archived_at=is.null&order=sort_order,id',
  },
  {
    at: 'app/admin/blog-categories/blog-category.ts',
    path: 'blog_categories?select=id,name,description,image_url,status,sort_order,merged_into,changed_at,translations:blog_category_translations(language,name,description)&order=sort_order,id',
  },
  {
    at: 'app/admin/blog-categories/merges-panel.tsx',
    path: 'blog_category_merges?select=id,category_id,into_id,posts,reason,merged_at,undone_at&or=(category_id.eq.silk,into_id.eq.silk)&order=merged_at.desc&limit=50',
  },
  {
    at: 'app/admin/pages/page-row.ts',
    path: 'pages?select=id,is_own,status,shown_from,parts,created_at,changed_at,versions:page_versions(number,holds_from,is_built_in,withdrawn_at),drafts:page_drafts(language)&order=is_own,id&limit=25',
  },
  {
    at: 'app/admin/blog/post-texts.ts',
    path: `blog_post_translations?select=state,title,excerpt,content,featured_image_alt,seo_title,seo_description&post_id=eq.${ID}&language=eq.th`,
  },
  {
    at: 'app/admin/category-tree/category.ts',
    path: 'categories?select=id,slug,name,description,parent_id,image_url,status,sort_order,follows_parent,merged_into,changed_at,translations:category_translations(language,name,description,state)&order=sort_order,name,id',
  },
  {
    at: 'app/seller-desk/listing/names-of-categories.ts',
    path: 'categories?select=id,slug,parent_id,name,translations:category_translations(name)&status=neq.archived',
  },
  {
    at: 'app/seller-desk/orders/read-orders.ts',
    path: `orders?select=id,number,status,customer,shipping_address,placed_at,order_lines(id,title_seller,quantity,position),shipments(id,carrier,tracking_number,shipment_lines(order_line_id,quantity)),credit_notes(id,number,amount_minor)&seller_id=eq.${ID}&order=placed_at.desc,id.desc&limit=30`,
  },
  {
    at: 'app/seller-desk/products/find-own-products.ts',
    path: `products?select=id,name,price_minor,image_url,stock_quantity,translations:product_translations(name,language,state)&id=in.(${ID},${ID})&translations.language=eq.th&translations.state=neq.draft`,
  },
  {
    at: 'app/sellers/follow-shop.ts',
    path: `products?select=id,name,image_url,price_minor,opens_at,translations:product_translations(name,language,state)&seller_id=eq.${ID}&status=eq.active&opens_at=not.is.null&followers_hours=not.is.null&translations.language=eq.th&translations.state=neq.draft&order=opens_at&limit=24`,
  },
  {
    at: 'app/seller-desk/products/my-brands.ts',
    path: 'brands?select=id,name,open_to_all,named:brand_sellers(seller_id)&is_active=is.true&order=name,id',
  },
  {
    at: 'app/admin/collections/collection.ts',
    path: `collection_products?select=product_id,product:products(name)&collection_id=eq.${ID}&order=place,product_id`,
  },
  {
    at: 'app/admin/collections/find-conditions.ts',
    path: 'attributes?select=slug,texts,values:attribute_values(slug,texts)&archived_at=is.null&order=sort_order,id',
  },
  { at: 'app/admin/brands/brand.ts', path: `brand_sellers?select=seller_id,seller:sellers(business_name)&brand_id=eq.${ID}` },
  {
    at: 'app/seller-desk/products/said-of-product.ts',
    path: `category_attributes?select=is_required,attribute:attributes(id,kind,unit,texts,sort_order,values:attribute_values(id,texts,sort_order))&category_id=in.(${ID},${ID})`,
  },
  {
    at: 'app/admin/chargebacks/chargebacks-of-order.tsx',
    path: `chargeback_shares?select=away_minor,chargeback:chargebacks(id,number,status)&order_id=eq.${ID}&limit=20`,
  },
  {
    at: 'app/chat/widget/use-chat-context.ts',
    path: `products?select=*,seller:sellers(id,business_name,avatar_url,location,rating,is_verified),translations:product_translations(language,name,state)&id=eq.${ID}`,
    strangers: true,
  },
  {
    at: 'app/chat/sellers/browse-sellers.tsx',
    path: 'sellers?select=id,business_name,avatar_url,location,rating,is_verified&application_status=eq.approved&or=(business_name.ilike."%25silk%25",location.ilike."%25silk%25")&order=rating.desc,id&limit=10',
    strangers: true,
  },
  {
    at: 'app/chat/talk/product-picker.tsx',
    path: 'products?select=id,name,price_minor,image_url&status=eq.active&name=ilike.%25silk%25&limit=10',
    strangers: true,
  },
  {
    at: 'app/membership/early-products.tsx',
    path: 'products?select=id,name,language,price_minor,image_url,opens_at,translations:product_translations(language,name),seller:sellers(business_name)&status=eq.active&opens_at=not.is.null&translations.language=in.(th,en)&order=published_at.desc&limit=24',
    strangers: true,
  },
  {
    at: 'app/seller-desk/products/my-product.ts',
    path: `products?select=id,name,status,image_url,price_minor,original_price_minor,category_id,brand_id,description,material,weight_grams,is_handmade,is_unique,made_to_order,lead_time_days,free_shipping,gift_wrap,early,opens_at,variants:product_variants(id,name,position,is_active,level:stock_levels(on_hand,allocated,reserved)),schedule:product_schedules(publish_at,refused,told)&seller_id=eq.${ID}&or=(name.ilike."*silk*",sku.ilike."*silk*")&status=eq.active&order=created_at.desc,id${page(24)}`,
    counts: true,
  },
  {
    at: 'app/seller-desk/products/my-versions.ts',
    path: `product_variants?select=id,name,options,price_minor,weight_grams,sku,is_active,level:stock_levels(on_hand)&product_id=eq.${ID}&order=is_active.desc,position`,
  },
  {
    at: 'app/admin/seo/sample-values.ts',
    path: 'products?select=name,craft,category:categories(name),seller:sellers(business_name,province,craft),translations:product_translations(name,language)&status=eq.active&translations.language=eq.th&order=sales_count.desc&limit=1',
  },
  {
    at: 'app/seller-desk/products/sheet-products.ts',
    path: `products?select=id,created_at,sku,name,status,category_id,price_minor,original_price_minor,weight_grams,made_to_order,lead_time_days,free_shipping,material,dimensions,craft,care,hs_code,tags,description,variants:product_variants(id,name,sku,price_minor,weight_grams,position,is_active,level:stock_levels(on_hand))&seller_id=eq.${ID}&or=(created_at.lt."2026-11-20T00:00:00Z",and(created_at.eq."2026-11-20T00:00:00Z",id.lt.${ID}))&order=created_at.desc,id.desc&limit=500`,
  },
  {
    at: 'app/seller-desk/products/translations.ts',
    path: `products?select=name,description,care,language,status&id=eq.${ID}`,
  },
  {
    at: 'app/seller-desk/promotions/read-promotions.ts',
    path: `coupons?select=id,code,kind,percent_ppm,amount_minor,minimum_minor,starts_at,ends_at,is_active,paused_at,usage_limit,created_at,changed_at,campaign_budgets(budget_minor,spent_minor)&seller_id=eq.${ID}&by_shop=is.true&order=created_at.desc&limit=100`,
  },
  {
    at: 'app/seller-desk/promotions/read-promotions.ts',
    path: `bogo_promotions?select=id,name,buy_quantity,get_quantity,discount_percentage,start_date,end_date,is_active,paused_at,usage_limit,created_at,changed_at,campaign_budgets(budget_minor,spent_minor)&seller_id=eq.${ID}&by_shop=is.true&order=created_at.desc&limit=100`,
  },
  {
    at: 'app/seller-desk/products/product-change.ts',
    path: `product_changes?select=id,fields:product_change_fields!inner(field)&product_id=eq.${ID}&state=in.(open,asked)&fields.waits=eq.true&fields.state=eq.open&limit=1`,
  },
  {
    at: 'app/wholesale/my-invoices.ts',
    path: `wholesale_invoices?select=id,number,amount_minor,owed_minor,due_on,settled_at,state,group:order_groups(orders(number))&buyer_id=eq.${ID}&order=issued_at.desc&limit=50`,
  },
  {
    at: 'app/wholesale/quotes.ts',
    path: `wholesale_quotes?select=id,product_id,quantity,wish,needed_by,state,unit_minor,valid_until,words,changed_at,product:products(name,translations:product_translations(name)),variant:product_variants(name)&product.translations.language=eq.th&product.translations.state=neq.draft&buyer_id=eq.${ID}&order=asked_at.desc&limit=50`,
  },
  {
    at: 'app/catalog/categories/named-categories.ts',
    path: 'categories?select=id,slug,name,parent_id,sort_order,translations:category_translations(name)&translations.language=eq.th&status=neq.archived&order=sort_order',
    strangers: true,
  },
  {
    at: 'app/seller-desk/read-desk.ts',
    path: `orders?select=id,number,status,payment_status,fulfillment_status,customer,shipping_address,shipping_method,placed_at,delivery_to,carrier,tracking_number,is_gift,gift_message,items_minor,discount_minor,shipping_minor,total_minor,points_minor,shipping_funded_minor,discount_funded_minor,commission_minor,commission_vat_minor,order_lines(id,title_seller,option_text,personalization,gift_wrap,sku,image_url,quantity,removed_quantity,shipped_quantity,total_minor,position,product:products(translations:product_translations(name,phrases))),shipments(id,carrier,tracking_number,shipped_at,delivered_at,shipment_lines(order_line_id,quantity)),credit_notes(id,number,amount_minor,issued_at)&order_lines.product.translations.language=eq.th&order_lines.product.translations.state=neq.draft&seller_id=eq.${ID}&placed_at=not.is.null&order=placed_at.desc&limit=200`,
  },
  {
    at: 'app/seller-desk/read-desk.ts',
    path: `product_variants?select=id,name,sku,stock_quantity,product:products!inner(id,name,sku,image_url,is_unique,status,seller_id),stock_levels(on_hand,allocated,reserved,low_below)&product.seller_id=eq.${ID}&is_active=eq.true&order=stock_quantity&limit=500`,
  },
  {
    at: 'app/seller-desk/money/read-money.ts',
    path: `fee_invoices?select=id,number,kind,about,month,net_minor,total_minor,fee_withholdings(certificate,withheld_on,amount_minor,confirmed_at)&seller_id=eq.${ID}&order=issued_at.desc,number.desc&limit=104`,
  },
  {
    at: 'app/seller-desk/reviews/desk-reviews.ts',
    path: `reviews?select=id,author_name,rating,body,language,reply,reply_language,created_at,status,product:products(id,name,translations:product_translations(name)),review_pictures(path,alt,position)&product.translations.language=eq.th&product.translations.state=neq.draft&seller_id=eq.${ID}&reply=is.null&status=eq.published&order=created_at.desc,id${page(20)}`,
  },
  {
    at: 'app/dashboard/my-order.ts',
    path: `orders?select=id,number,status,payment_status,fulfillment_status,shipping_method,seller_name,total_minor,created_at,delivery_from,delivery_to,tracking_number,carrier,order_lines(id,title,option_text,image_url,quantity,position,product:products(translations:product_translations(phrases)))&buyer_id=eq.${ID}&order_lines.product.translations.language=eq.th&order_lines.product.translations.state=neq.draft&or=(number.ilike."*silk*",seller_name.ilike."*silk*")&status=in.(placed,accepted,in_production)&payment_status=neq.refunded&fulfillment_status=neq.returned&order=created_at.desc,id${page(20)}`,
    counts: true,
  },
  {
    at: 'app/checkout/known-buyer.ts',
    path: `order_groups?select=shipping_address,orders(is_gift)&buyer_id=eq.${ID}&order=created_at.desc&limit=5`,
  },
  {
    at: 'app/cart/cart-sync.ts',
    path: 'carts?select=lines:cart_lines(quantity,personalization,product_id,variant_id,added_at,product:products(name,price_minor,image_url,images,seller_id,category_id,seller:sellers(business_name),category:categories(image_url)),variant:product_variants(name,price_minor,image_url))&status=eq.active&lines.order=added_at.asc,id.asc',
  },
  { at: 'app/cart/cart-sync.ts', path: `product_variants?select=id,stock_quantity&id=in.(${Array(100).fill(ID).join(',')})&is_active=eq.true` },
  {
    at: 'app/wishlist/wished-product.ts',
    path: 'favorites?select=product_id,price_minor,wants_news,product:products(id,name,price_minor,original_price_minor,stock_quantity,is_unique,made_to_order,personalization_required,image_url,images,seller_id,category_id,seller:sellers(business_name),category:categories(image_url),translations:product_translations(language,name),variants:product_variants(id,name,price_minor,image_url,stock_quantity,is_active))&product.translations.language=eq.th&order=created_at.desc',
  },
  {
    at: 'app/wishlist/wishlist-sync.ts',
    path: 'favorites?select=created_at,products(id,name,price_minor,image_url,sellers(business_name))&order=created_at.desc',
  },
  {
    at: 'app/chat/talk/conversation-menu.tsx',
    path: `conversation_participants?select=person_id,muted,blocked_at,conversations(buyer_id)&conversation_id=eq.${ID}`,
  },
  {
    at: 'app/chat/talk/messages-store.ts',
    path: `messages?select=*,translations:message_translations(language,content,engine)&conversation_id=eq.${ID}&order=created_at.desc&limit=60`,
  },
  {
    at: 'app/membership/my-membership.ts',
    path: `points_entries?select=id,kind,points,status,created_at,expires_at,orders(number),order_groups(number)&order=created_at.desc,id${page(10)}`,
  },
  {
    at: 'app/seller-desk/read-desk.ts',
    path: 'seller_members?select=seller:sellers(id,business_name,application_status,takes_cash,business_type)&order=created_at',
  },
  {
    at: 'app/seller-desk/products/read-my-seller.ts',
    path: `seller_members?select=seller:sellers(id,business_name,application_status)&person_id=eq.${ID}&order=created_at&limit=1`,
  },
  {
    at: 'app/notifications/my-notifications.ts',
    path: `notifications?select=id,kind,facts,created_at,read_at&order=created_at.desc,id${page(20)}`,
    counts: true,
  },
  {
    at: 'app/admin/page-heads/page-heads-card.tsx',
    path: 'page_heads?select=id,product_id,category_id,texts,is_noindex,created_at,changed_at,products(name),categories(name,slug)&order=changed_at.desc,id.desc&limit=50',
  },
  {
    at: 'app/admin/invoices/invoices-card.tsx',
    path: 'fee_invoices?select=id,number,kind,about,seller_id,seller_name,month,corrects_id,issued_at,net_minor,vat_minor,total_minor,withholding:fee_withholdings(certificate,withheld_on,amount_minor,entered_at,confirmed_at)&order=issued_at.desc,id.desc&limit=25',
  },
  { at: 'app/admin/accounts/accounts-show.tsx', path: `ledger_accounts?select=id,kind,provider,seller:sellers(business_name)&id=eq.${ID}&limit=1` },
  {
    at: 'app/admin/settlement-lines/settlement-lines-card.tsx',
    path: `settlement_lines?select=id,line,provider,order_id,kind,state,problem,decision,happened_at,currency,amount_minor,fee_minor,ours_minor,description,refers_to,resolution,resolved_at,resolved_by,report_id,correction_id,report:settlement_reports(id,name),payment:payments(id,group:order_groups(number)),refund:refunds(id,order:orders(number)),payout:payouts(id,number),sent:sent_line_id(id,line),journals(id,kind)&id=eq.1&limit=1`,
  },
  {
    at: 'app/admin/ledger/books.tsx',
    path: `journals?select=id,kind,posted_at,postings(amount_minor,account:ledger_accounts(id,kind,provider,seller:sellers(business_name)))&order_id=eq.${ID}&order=id&limit=100`,
  },
  {
    at: 'app/admin/wholesale-invoices/wholesale-invoices-card.tsx',
    path: 'wholesale_invoices?select=id,number,buyer_id,company,tax_number,amount_minor,owed_minor,issued_at,due_on,state,reference,settled_at,reminders,write_off_at,write_off_by,write_off_because&order=issued_at.desc,id.desc&limit=26',
  },
  { at: 'app/seller-desk/application/application-parts.ts', path: 'shop_settings?select=value&key=eq.sellers.papers_keep_days' },
  {
    at: 'app/admin/likeness-pairs/likeness-pairs-card.tsx',
    path: 'likeness_pairs?select=id,product_id,other_id,state,found_at,changed_at,asked_id,asked_at,answered_at,product:products!likeness_pairs_product_id_fkey(name,seller:sellers(id,business_name)),other:products!likeness_pairs_other_id_fkey(name,seller:sellers(id,business_name))&order=found_at.desc,id.desc&limit=26',
  },
  {
    at: 'app/admin/product-changes/product-changes-card.tsx',
    path: 'product_changes?select=id,product_id,opened_at,changed_at,state,decided_at,because,words,appealed_at,answered_at,product:products(name,seller:sellers(id,business_name)),fields:product_change_fields(field)&order=opened_at.desc,id.desc&limit=26',
  },
  {
    at: 'app/admin/wholesale-quotes/wholesale-quotes-card.tsx',
    path: 'wholesale_quotes?select=id,buyer_id,product_id,seller_id,quantity,wish,needed_by,state,unit_minor,valid_until,words,order_group_id,asked_at,answered_at,usual_minor,product:products(name),variant:product_variants(name),seller:sellers(business_name),buyer:profiles(full_name,email),group:order_groups(number)&order=asked_at.desc,id.desc&limit=26',
  },
  {
    at: 'app/admin/wholesale/wholesale-card.tsx',
    path: 'wholesale_buyers?select=id,person_id,company,tax_number,country,about,state,net_days,credit_limit_minor,owed_minor,prices_on,reason,asked_at,decided_at,changed_at,member:profiles(full_name,email)&order=asked_at.desc,id.desc&limit=26',
  },
  {
    at: 'app/admin/referrals/referrals-card.tsx',
    path: 'referrals?select=id,referrer_id,friend_id,state,because,signals,referrer_minor,friend_minor,minimum_minor,capped,back_minor,joined_at,due_at,granted_at,ended_at,reason,changed_at,referrer:profiles!referrals_referrer_id_fkey(full_name,email),friend:profiles!referrals_friend_id_fkey(full_name,email),group:order_groups(number)&order=joined_at.desc,id.desc&limit=26',
  },
  {
    at: 'app/credit/my-credit.ts',
    path: `credit_entries?select=id,kind,amount_minor,left_minor,created_at,expires_at,payments(order_groups(number))&account_id=eq.${ID}&order=id.desc&limit=20`,
  },
  { at: 'app/desk-kit/saved-views.ts', path: 'staff_first_views?select=resource,view:staff_views(id,filter,sort,columns)&limit=200' },
  { at: 'app/admin/staff/staff.ts', path: 'staff_roles?select=slug,description,has_all,may:staff_role_permissions(permission)&order=slug' },
  {
    at: 'app/admin/memberships/member-points.tsx',
    path: `points_entries?select=id,kind,points,status,note,left_over,created_at,expires_at,undoes,order:orders(id,number)&person_id=eq.${ID}&order=created_at.desc,id${page(20)}`,
  },
  {
    at: 'app/admin/memberships/member-tiers.tsx',
    path: `tier_history?select=id,tier,reason,points,created_at&person_id=eq.${ID}&order=created_at.desc&limit=20`,
  },
  { at: 'app/seller-desk/money/read-cooperative.ts', path: `cooperative_members?select=id,name&seller_id=eq.${ID}&person_id=eq.${ID}&order=added_at&limit=20` },
  {
    at: 'app/seller-desk/money/read-cooperative.ts',
    path: `products?select=id,name,product_variants(product_members(member_id))&seller_id=eq.${ID}&order=name&limit=200`,
  },
  {
    at: 'app/seller-desk/money/read-debt.ts',
    path: `seller_debts?select=id,owed_minor,grace_until,blocked_at,ended_at,debt_repayments(number,status,amount_minor,payments(attempt,status,method,provider,qr_payload,redirect_url,expires_at,failure_code,refunded_minor))&seller_id=eq.${ID}&debt_repayments.status=eq.open&order=started_at.desc&limit=1`,
  },
  {
    at: 'app/admin/shipping/shipping.ts',
    path: 'shipping_terms?select=id,kind,zone,method,country,heaviest_grams,rate,starts_at,ends_at,reason,changed_at,category:categories(name)&or=(ends_at.is.null,ends_at.gt.2026-11-26T00:00:00.000Z)&order=starts_at.desc,id.desc&limit=500',
  },
  {
    at: 'app/admin/blog/blog-card.tsx',
    path: `blog_posts?select=id,slug,language,title,category_id,author,featured_image,product_search,reading_time,status,published_at,created_at,updated_at,tags:blog_post_tags(tag:blog_tags(id,name))&id=eq.${ID}&limit=1`,
  },
  {
    at: 'app/admin/import/import-problems.tsx',
    path: `import_problems?select=id,kind,row,field,problem,value,stops&run_id=eq.${ID}&undoing=eq.false&id=gt.0&order=id.asc&limit=1000`,
  },
]
