import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'Tôi buộc chiếc móc naga đầu tiên năm mười một tuổi, vụng lắm, vậy mà mẹ tôi vẫn mặc nó đi chùa. Nay dưới gầm sàn nhà tôi ở Chonnabot có tám khung cửi, và bốn người dệt là cháu gái tôi. Màu đỏ từ cánh kiến em trai tôi cạo trên cây còng, màu vàng từ khúc gỗ mít chúng tôi bào sáu năm chưa hết. Dệt xong một tấm, tôi ngủ cạnh nó một đêm, rồi mới nỡ để nó đi.',
  'Baan Din Mae Khan':
    'Chúng tôi mua lò của một bác thợ gốm đã quá già để vác củi, và suốt mười năm ngày nào bác cũng đến bảo chúng tôi làm sai chỗ nào. Thường thì bác đúng. Tro lấy từ vườn nhãn quanh San Kamphaeng; nhà vườn nào đổi phân bón là chúng tôi thấy ngay trong màu xanh. Hãy đến vào tháng Hai, lúc người ta tỉa cành; chúng tôi đốt lò một tuần và chẳng ai ngủ được mấy.',
  'Kram Pa Urai':
    'Chum chàm của tôi có tên, vì chúng có tính khí. Chum già nhất tên Bunmi, bà tôi để lại, sáng nào cũng được cho ăn từ thuở đường chưa mở đến Phanna Nikhom. Tôi mở nắp, nếm nước tro trên đầu ngón tay và biết hôm ấy sẽ là một ngày thế nào. Lam không phải màu để làm ra; lam là màu phải nuôi sống.',
  'Pua Silver House':
    'Mười chín gia đình người Dao và người H’Mông ở Pua chung một lò rèn, một luật sư và một chiếc xe tải nhỏ. Sáng nào giá bạc cũng được ghi lên tường, để ai cũng biết đâu là kim loại, đâu là công. Thợ trẻ bắt đầu bằng dây chuyền; sau một trăm mắt mà vẫn còn ngân nga thì ở lại. Năm ngoái có sáu người còn ngân nga.',
  'Bo Sang Umbrella Lane':
    'Chuyện kể có nhà sư từ Miến Điện trở về với chiếc ô hỏng, và từ đó làng chúng tôi sửa nó đến giờ. Mười một nhà trong ngõ, mỗi nhà một việc: đầu ô, nan, chỉ, giấy, dầu, màu. Không ai làm được cả chiếc ô một mình, nên ở đây chẳng ai giận ai thật lòng. Các họa sĩ ngồi ngoài hiên; cứ mang theo một chiếc áo cũ, họ sẽ vẽ lên đó một con chim.',
  'Mae Chaem Tin Jok House':
    'Gấu váy Mae Chaem có mười sáu hoa văn được phép dùng và một trăm hoa văn không được, vì chúng là của người ta. Chúng tôi chép lại tất cả những gì kịp chép trước khi các bà ra đi, và ba bà đã quay lại sửa cho chúng tôi. Nay ở đây có sáu mươi người dệt, hai cô chưa đến hai mươi. Các cô than phiền về chiếc lông nhím, rồi sau đó không chịu dùng thứ gì khác.',
  'Khru Det Ban Tawai':
    'Hồi tôi còn bé, người Ban Tawai làm ruộng, tối mới chạm gỗ; về sau buổi tối cứ dài ra. Tôi chỉ dùng những gì ngôi nhà trả lại: xà, bậc thang, có lần là một tòa thuyết pháp. Con voi có ở trong khúc gỗ hay không, đến ngày thứ ba mới biết. Tôi đã có bốn mươi hai năm những ngày thứ ba như thế.',
  'Nantaram Lacquer':
    'Hai thế kỷ trước, tổ tiên chúng tôi được đưa từ Kengtung về đây vì biết nghề này, và từ đó chúng tôi làm trong tầm nghe của cùng một tiếng chuông chùa. Sơn cần ẩm; khi cả phố cầu trời khô ráo, chúng tôi cầu nhỏ cho điều ngược lại. Một chiếc hộp cần hai tháng và một đôi tai thính, vì lớp sơn cuối được xét bằng tiếng móng tay gõ lên.',
  'Doi Mok Tea Terraces':
    'Ông nội tôi đi bộ từ Vân Nam đến đây với một khẩu súng và một con dao hái trà, rồi chỉ giữ lại con dao. Chúng tôi hái trước mười giờ, làm héo trên mái và vò trong vải đến khi lá thành nắm đấm. Nước đầu cho chiếc chén, nước thứ hai cho khách, nước thứ năm cho câu chuyện, thường là chuyện khẩu súng. Khách ngủ trong nhà sấy và thức dậy thơm hơn lúc đến.',
  'Ban Na Kha Khit Weavers':
    'Ở phố chợ của chúng tôi, cứ hai nhà lại có một nhà có khung cửi, và nhà nào cũng có ý kiến về nó. Một trăm lẻ bốn hoa văn khit được lưu trên que trong chùa; ai mượn cũng được, miễn là trả về đúng thứ tự. Có lần một người không làm thế, và con voi ba chân ra đời. Nó bán rất chạy.',
  'Thung Kula Rice Circle':
    'Ngày xưa đồng Thung Kula khô đến mức khách qua đường phải khóc; nay chính vị mặn của nó làm hạt gạo thơm. Ba mươi mốt gia đình cùng nhau bỏ thuốc, vì gió không nể hàng rào. Chúng tôi xay gạo vào thứ Năm. Mở bao gạo mà thấy thơm mùi lá dứa thì đó không phải lá dứa, đó là tháng Mười một.',
  'Seven Hills Sewing Room':
    'Chúng tôi là những người mẹ muốn có một công việc dừng lại khi xe trường về đến. Phụ nữ H’Mông, Dao và Lisu ngồi quanh một chiếc bàn dài, người trẻ nhất đọc tin tức cho mọi người đếm mũi. Hoa văn của ai ở lại với người ấy: cái cây của người Dao chỉ tay người Dao mới thêu. Tiền bán hàng đã nuôi ăn học bốn cô y tá và một tay trống rất ồn.',
  'Lung Kamon Kratip':
    'Cho tôi một cây tre và một buổi chiều râm mát, tôi sẽ trả bạn ba chiếc giỏ và vài câu chuyện phiếm. Tôi vót nan đến khi đọc được báo qua nó, dù tôi chẳng mấy khi đọc báo. Giỏ kratip của tôi giữ xôi ấm đến hai giờ chiều. Sau hai giờ thì lẽ ra bạn phải ăn rồi.',
  'Pa Ao Bell Founders':
    'Ban Pa Ao đúc đồng đã hai trăm năm theo đúng cách người Ban Chiang làm bốn nghìn năm trước; một giáo sư bảo chúng tôi thế, chứ chúng tôi vẫn tưởng ai cũng làm như vậy. Sợi sáp được quấn từng vòng trên bàn tiện gỗ nhỏ kéo bằng dây đạp chân. Đập khuôn ra là có chuông, hoặc không. Cứ chín chiếc thì chừng một chiếc là không.',
  'Wua Lai Silver Street':
    'Ngôi chùa của chúng tôi phủ đầy bạc, vì thợ bạc nào trong phố cũng nợ chùa một tấm. Thứ Bảy chúng tôi dạy con trai, từ năm 2009 dạy cả con gái, và con gái có cổ tay khéo hơn. Chiếc bát được gõ luân phiên từ hai phía, như người ta nên nhìn hầu hết mọi chuyện.',
}
